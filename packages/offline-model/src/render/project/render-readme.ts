import type { ApplicationModel } from '../../model/application-model.ts'
import { toMarkdown } from '../escape.ts'

export function renderReadme(model: ApplicationModel): string {
  const { name, purpose, screens, entities, roles, modules, simulated, notUnderstood, framework, language } =
    model
  const hasTypes = language === 'typescript'
  const hasAccounts = modules.some(({ type }) => type === 'accounts')
  const parts = [
    `# ${toMarkdown(name)}`,
    toMarkdown(purpose),
    `## Start\n\n\`\`\`sh\nnpm install\nnpm run dev\n\`\`\`\n\n\`npm run build\` ${hasTypes ? 'checks the types and writes' : 'writes'} the finished site to \`dist\`.`,
    `## Pages\n\n${screens.map(({ title, path }) => `- ${toMarkdown(title)}: \`${path}\``).join('\n')}`,
    `## Where things are\n\n${listPlaces(framework, language)
      .map(([path, text]) => `- \`${path}\`: ${text}`)
      .join('\n')}`,
    entities.length > 0
      ? `## Records\n\n${entities.map(({ many, fields }) => `- ${toMarkdown(many)}: ${fields.map(({ label }) => toMarkdown(label)).join(', ')}`).join('\n')}\n\nRecords live in the browser's own storage. “Reset sample data” in the footer brings the samples back.`
      : '',
    hasAccounts
      ? `## Accounts to try\n\n${roles.map(({ label, demo }) => `- ${toMarkdown(label)}: \`${demo.email.replaceAll('`', '')}\`, password \`${demo.password.replaceAll('`', '')}\``).join('\n')}\n\nAccounts are kept in the browser too. Before real people use them, replace \`src/lib/session.${hasTypes ? 'ts' : 'js'}\` by a service that checks passwords.`
      : '',
    simulated.length > 0
      ? `## What is a demonstration\n\n${simulated.map((line) => `- ${toMarkdown(line)}`).join('\n')}`
      : '',
    notUnderstood.length > 0
      ? `## What was asked for and is not here\n\n${notUnderstood.map((line) => `- ${toMarkdown(line)}`).join('\n')}`
      : '',
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}

function listPlaces(
  framework: ApplicationModel['framework'],
  language: ApplicationModel['language'],
): readonly (readonly [string, string])[] {
  const script = language === 'typescript' ? 'ts' : 'js'
  const routes = {
    react: `src/app.${script}x`,
    vue: `src/router.${script}`,
    svelte: 'src/app.svelte',
  }
  return [
    [routes[framework], 'the routes'],
    [`src/site.${script}`, 'name, menu and roles'],
    ['src/index.css', 'colours, type and the grounds that text stands on'],
    ['src/pages', 'one file for each page'],
    ['src/sections', 'what pages are made of'],
    ['src/components', 'controls, layout, and lists and forms of records'],
    ['src/data', 'the kinds of records with their samples'],
    ['src/lib', 'storage, formats and checks'],
  ]
}
