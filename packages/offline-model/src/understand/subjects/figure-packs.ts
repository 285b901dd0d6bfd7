import { briefPacksOf } from './brief-pack.ts'
import type { Pack } from './pack.ts'

const figures = briefPacksOf('dashboard', 'technical')

/** "a crypto dashboard": figures of the subject, rather than sales that nobody spoke of. */
export const figurePacks: readonly Pack[] = [
  figures(
    'serverfigures',
    /\b(?:server|uptime|infrastructure|network|system)s? (?:monitoring|status|health|monitor)\b/i,
    {
      things: 'server',
      needs: 'monitor,dashboard',
    },
  ),
  figures('homefigures', /\bsmart home\b/i, {
    things: 'measurement,smart device',
    needs: 'dashboard,manage',
    aliases: { device: 'smart device' },
  }),
  figures('weatherfigures', /\bweather (?:station|monitor)\b/i, {
    things: 'weather',
    needs: 'dashboard,browse,detail',
    aliases: { forecast: 'weather' },
  }),
  figures('cryptofigures', /\b(?:crypto\w*|bitcoin|coin)s? (?:portfolio )?dashboard\b/i, {
    things: 'coin',
    needs: 'dashboard,browse,detail',
  }),
  figures('stockfigures', /\b(?:stock|share|investment|fund)s? (?:market |portfolio )?dashboard\b/i, {
    things: 'stock share',
    needs: 'dashboard,browse,detail',
  }),
  figures(
    'webfigures',
    /\b(?:(?:web|website|site|blog|seo|traffic|page)(?: traffic)?(?: analytics| statistics)?) dashboard\b/i,
    {
      things: 'page statistic',
      needs: 'dashboard,manage',
      aliases: { page: 'page statistic' },
    },
  ),
  figures(
    'energyfigures',
    /\b(?:energy|electricity|power|solar|heating)(?: use| usage| consumption)? (?:dashboard|monitor|tracker)\b/i,
    {
      things: 'energy reading',
      needs: 'dashboard,manage',
    },
  ),
  figures('fitnessfigures', /\b(?:fitness|workout|health|running|training) dashboard\b/i, {
    things: 'workout',
    needs: 'dashboard,manage',
  }),
  figures('opinions', /\b(?:nps|csat|customer satisfaction|survey)(?: results?)? dashboard\b/i, {
    things: 'survey answer',
    needs: 'dashboard,manage',
  }),
  figures('stafffigures', /\b(?:hr|people|employee|hiring)(?: analytics)? dashboard\b/i, {
    things: 'employee,leave request',
    needs: 'dashboard,manage',
  }),
  figures(
    'moneyfigures',
    /\b(?:finance|financial|budget|expense|spending|cash ?flow)s? dashboard\b|\bdashboard\b.{0,40}\b(?:expenses|spending|budget)\b/i,
    {
      things: 'expense',
      needs: 'dashboard,manage',
    },
  ),
  figures('ticketfigures', /\b(?:support|tickets?|help ?desk|customer service)(?: tickets?)? dashboard\b/i, {
    things: 'ticket',
    needs: 'dashboard,manage',
  }),
  figures('projectfigures', /\bprojects? dashboard\b/i, {
    things: 'project,task',
    needs: 'dashboard,manage',
  }),
]
