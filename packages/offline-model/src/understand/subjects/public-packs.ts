import { pack } from './pack.ts'

/** Sites for many: portfolios, communities, streaming, shops, news, companies. */
export const publicPacks = [
  pack(
    'portfolio',
    /\b(?:portfolio|resume|personal (?:web)?(?:site|page|home ?page)|freelancer|photographer|my work|cv)\b/i,
    { kind: 'portfolio', mood: 'minimal', things: 'work', needs: 'gallery,about,inquiry,testimonials' },
  ),
  pack(
    'art',
    /\b(?:art(?:works?|ists?)?|gallery|museum|exhibitions?|paintings?|culture|woodcut|photography|images|pictures)\b/i,
    { kind: 'portfolio', mood: 'elegant', things: 'artwork', needs: 'browse,detail', isAside: true },
  ),
  pack(
    'social',
    /\b(?:social (?:network|media|platform|app|feed)|micro-?blog|dating|friends|community (?:app|platform|website)|twitter|instagram|facebook)\b/i,
    {
      kind: 'community',
      mood: 'playful',
      things: 'post',
      needs: 'feed,chat,notifications,profile,accounts',
      opensWith: 'feed',
    },
  ),
  pack('forum', /\b(?:forum|discussion|message board|guest ?book|q&a|question and answer|bbs|community)\b/i, {
    kind: 'community',
    mood: 'calm',
    things: 'post',
    needs: 'forum',
  }),
  pack('podcasts', /\bpodcasts?\b/i, {
    kind: 'streaming',
    mood: 'warm',
    things: 'podcast',
    needs: 'player,browse,follow',
    aliases: { show: 'podcast', episode: 'podcast' },
  }),
  pack(
    'streaming',
    /\b(?:(?<!music |audio )streaming|live ?streams?|live broadcasts?|netflix|twitch|iptv)\b/i,
    {
      kind: 'streaming',
      mood: 'bold',
      things: 'video,live stream',
      needs: 'player,liveStream,browse',
      aliases: { show: 'performance', programme: 'performance', ticket: 'event ticket', play: 'performance' },
    },
  ),
  pack('video', /\b(?:videos?|movies?|films?|tv|drama|series|anime|animation|cinema)\b/i, {
    kind: 'streaming',
    mood: 'bold',
    things: 'movie',
    needs: 'browse,detail,player',
  }),
  pack('music', /\b(?:music|audio|songs?|podcasts?|radio|playlists?|player)\b/i, {
    kind: 'streaming',
    mood: 'bold',
    things: 'song',
    needs: 'player,browse',
    aliases: { music: 'song', track: 'song', audio: 'song' },
  }),
  pack(
    'fandom',
    /\b(?:fan (?:site|website|page)|game information|game wiki|anime|characters?|demons?|(?:fan|anime|game) wiki|encyclop\w+)\b/i,
    { kind: 'blog', mood: 'bold', things: 'character', needs: 'browse,detail,search' },
  ),
  pack('knowledge', /\bwikis?\b|\bknowledge base (?:site|website|system|platform)\b/i, {
    kind: 'blog',
    mood: 'minimal',
    things: 'article',
    needs: 'browse,detail,publish,comment,search',
    aliases: { page: 'article', 'wiki page': 'article' },
  }),
  pack('sports', /\b(?:football|soccer|basketball|tennis|sports?|matches|league|tournament)\b/i, {
    kind: 'blog',
    mood: 'bold',
    things: 'match,team,player',
    needs: 'browse,detail,leaderboard',
    aliases: { football: 'team', basketball: 'team', sport: 'team' },
  }),
  pack('auction', /\b(?:auction|second-?hand|used goods|marketplace|flea market|classifieds?)\b/i, {
    kind: 'shop',
    mood: 'warm',
    things: 'product',
    needs: 'browse,detail,cart,checkout,publish',
  }),
  pack(
    'shop',
    /\b(?:e-commerce|online (?:store|shop|mall|shopping)|(?!workshops?\b)\w*(?:shop|store)|mall|selling|sell|boutique|retail)\b/i,
    { kind: 'shop', mood: 'warm', things: 'product,order', needs: 'browse,detail,cart,checkout' },
  ),
  pack('payments', /\b(?:payments?|checkout|billing|invoic\w+)\b/i, {
    kind: 'finance',
    mood: 'technical',
    things: 'order,payment',
    needs: 'checkout,history',
    isAside: true,
  }),
  pack('news', /\b(?:news|magazine|blog|articles?|editorial|newspaper|press)\b/i, {
    kind: 'blog',
    mood: 'elegant',
    things: 'article',
    needs: 'browse,detail,comment,search',
    aliases: { post: 'article', 'blog post': 'article' },
  }),
  pack(
    'public',
    /\b(?:government|public services?|citizens?|residents?|municipal|city services?|party|community management)\b/i,
    { kind: 'company', mood: 'calm', things: 'announcement,service', needs: 'browse,inquiry' },
  ),
  pack('agriculture', /\b(?:farm\w*|agricultur\w*|garden\w*|plants?|flowers?|florist)\b/i, {
    kind: 'shop',
    mood: 'warm',
    things: 'plant',
    needs: 'browse,detail',
  }),
  pack(
    'lowcodetools',
    /\b(?:converter|convert\w*|conversion|compress\w*|minif\w+|translat\w+|encod\w+|decod\w+|formatter)\b/i,
    { kind: 'tool', mood: 'technical', things: '', needs: 'converter', isAside: true },
  ),
  pack('generators', /\b(?:generator|generate|poster|card maker)\b/i, {
    kind: 'tool',
    mood: 'playful',
    things: '',
    needs: 'generator',
    isAside: true,
  }),
  pack('editorapp', /\b(?:editor|word process\w*|markdown|document editing|text editing)\b/i, {
    kind: 'tool',
    mood: 'minimal',
    things: 'document',
    needs: 'editor',
    isAside: true,
  }),
  pack(
    'filetransfer',
    /\b(?:file (?:transfer|sharing|storage|management)|cloud (?:drive|storage)|documents? management)\b/i,
    { kind: 'tool', mood: 'technical', things: 'file', needs: 'upload,manage' },
  ),
  pack(
    'landing',
    /\b(?:landing page|one-page|single page|lead generation|product page|promo(?:tion)? page|coming soon)\b/i,
    { kind: 'company', mood: 'bold', things: '', needs: 'services,testimonials,faq,inquiry' },
  ),
  pack(
    'company',
    /\b(?:company|corporate|business|enterprise|agency|studio|firm|consult\w+|startup|official|brand|website|web ?page|homepage|industrial|manufactur\w+|technology)\b/i,
    { kind: 'company', mood: 'calm', things: '', needs: 'about,services,inquiry' },
  ),
]
