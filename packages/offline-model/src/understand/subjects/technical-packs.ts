import { pack } from './pack.ts'

/** Logistics, machines, developers, projects. */
export const technicalPacks = [
  pack(
    'logistics',
    /\b(?:logistics|shipping|freight|courier|delivery|moving service|transport\w*|express|errand)\b/i,
    { kind: 'operations', mood: 'technical', things: 'shipment', needs: 'manage,track,map' },
  ),
  pack(
    'iot',
    /\b(?:iot|smart home|sensors?|devices? (?:management|monitoring)|charging (?:piles?|stations?))\b/i,
    { kind: 'dashboard', mood: 'technical', things: 'device', needs: 'monitor,manage' },
  ),
  pack(
    'monitoring',
    /\b(?:server|network|system|website) (?:monitoring|status|maintenance)|monitoring (?:website|system|platform)/i,
    { kind: 'dashboard', mood: 'technical', things: 'server', needs: 'monitor,dashboard' },
  ),
  pack('database', /\b(?:database|sql|htsql|key-value|redis|mysql|postgres\w*)\b/i, {
    kind: 'developer',
    mood: 'technical',
    things: 'database',
    needs: 'console,manage',
  }),
  pack(
    'developer',
    /\b(?:api|code (?:generator|review|receiving)|unit test\w*|developer|low-code|web service|framework|deployment|http|sdk|open source|documentation site|node\.js|php)\b/i,
    { kind: 'developer', mood: 'technical', things: 'api', needs: 'browse,detail' },
  ),
  pack(
    'ticketing',
    /\b(?:help ?desk|support tickets?|ticketing|ticket system|it support|issue tracker|bug track\w*|customer service)\b/i,
    { kind: 'operations', mood: 'technical', things: 'ticket,customer', needs: 'manage,kanban,dashboard' },
  ),
  // What is moved from column to column are tasks; the projects behind them are another matter.
  pack('board', /\b(?:kanban|scrum|task|sprint)[- ]?boards?\b/i, {
    kind: 'projects',
    mood: 'technical',
    things: 'task',
    needs: 'kanban,calendar,manage',
    aliases: { card: 'task', issue: 'task' },
  }),
  pack(
    'projects',
    /\b(?:project management|kanban|task management|scrum|sprint|team collaboration|collaboration tool|work ?log|project tracker)\b/i,
    {
      kind: 'projects',
      mood: 'technical',
      things: 'project,task',
      needs: 'kanban,calendar,dashboard,manage',
    },
  ),
  pack(
    'dashboard',
    /\b(?:dashboard|analytics|data visuali[sz]ation|business intelligence|kpis?|statistics)\b/i,
    { kind: 'dashboard', mood: 'technical', things: 'sale,customer', needs: 'dashboard,reportBuilder' },
  ),
  pack('approval', /\b(?:approvals?|office automation|oa system|administrative|workflow)\b/i, {
    kind: 'operations',
    mood: 'calm',
    things: 'application,task',
    needs: 'manage,approve',
  }),
]
