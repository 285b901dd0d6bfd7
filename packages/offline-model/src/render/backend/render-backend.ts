import type { ApplicationModel } from '../../model/application-model.ts'
import { toMarkdown } from '../escape.ts'
import { describeTables } from './describe-tables.ts'
import type { Table } from './describe-tables.ts'
import { renderDjango } from './render-django.ts'
import { renderExpress } from './render-express.ts'
import { renderFlask } from './render-flask.ts'
import { renderLaravel } from './render-laravel.ts'
import { renderRails } from './render-rails.ts'

/** The back end that was asked for, in a folder of its own; nothing where none was. */
export function renderBackend(model: ApplicationModel): Map<string, string> {
  if (model.backend === 'none') return new Map()
  const tables = describeTables(model)
  const files = writers[model.backend](model, tables)
  return files.set('server/README.md', renderGuide(model, tables))
}

const writers = {
  express: renderExpress,
  laravel: renderLaravel,
  django: renderDjango,
  flask: renderFlask,
  rails: renderRails,
} as const

const guides = {
  express: { name: 'Express', start: 'npm install\nnpm start', note: 'Migrations run at every start.' },
  laravel: {
    name: 'Laravel',
    start:
      'composer create-project laravel/laravel fresh\ncp -r app database routes fresh/\ncd fresh\nphp artisan install:api --without-migration-prompt\ncp ../routes/api.php routes/\nphp artisan migrate\nphp artisan serve',
    note: 'The files here are what this app adds to a fresh Laravel project.',
  },
  django: {
    name: 'Django',
    start: 'pip install -r requirements.txt\npython manage.py migrate\nDEBUG=1 python manage.py runserver',
    note: '`python manage.py createsuperuser` opens the administration at `/admin/`.',
  },
  flask: {
    name: 'Flask',
    start: 'pip install -r requirements.txt\nflask --app app db upgrade\nflask --app app run',
    note: '`DATABASE_URL` chooses another database.',
  },
  rails: {
    name: 'Rails',
    start: 'bundle install\nbundle exec rails db:migrate\nbundle exec rails server',
    note: 'The database is a file in `db`.',
  },
} as const

function renderGuide({ name, backend }: ApplicationModel, tables: readonly Table[]): string {
  if (backend === 'none') return ''
  const guide = guides[backend]
  const slash = backend === 'django' || backend === 'flask' ? '/' : ''
  const addresses = tables.map(({ slug, columns }) => {
    const fields = columns.map((column) => `\`${column.name}\``).join(', ')
    return `- \`/api/${slug}${slash}\`: ${fields}`
  })
  return `# ${toMarkdown(name)}: the server

A JSON API with ${guide.name}.

## Start

\`\`\`sh
${guide.start}
\`\`\`

${guide.note}

## Addresses

Each kind of record has \`GET\` (with \`search\`), \`POST\`, \`GET …/1\`, \`PUT …/1\` and \`DELETE …/1\`. What is not right is answered with 422 and a message for each field.

${addresses.join('\n')}

## What is not connected yet

The pages in \`../src\` keep their records in the browser, so that they can be tried without a server. To share records between people, let \`../src/lib/store.ts\` read and write through these addresses, and put a sign-in before them: this server trusts everyone who reaches it.
`
}
