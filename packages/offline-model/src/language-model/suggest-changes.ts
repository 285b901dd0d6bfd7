import type { ApplicationModel } from '../model/application-model.ts'
import { nameApp } from '../render/app-names.ts'

/** Whether somebody wants to hear what could be better, rather than have it done. */
export const asksForSuggestions =
  /^(?:please )?(?:(?:can|could) you )?(?:suggest|review|recommend)\b|\b(?:what|how) (?:would|could|can|should) (?:you|i|we|be) (?:improve|make better|do better|change|add)|\b(?:suggestions?|improvements?|ideas?) (?:for|to|about)\b|\bany (?:suggestions?|ideas?|improvements?)\b/i

/** What this app lacks, where in its code that would be, and the words that have it done. */
export function suggestChanges(model: ApplicationModel): string {
  const lines = [
    ...model.notUnderstood.slice(0, 2).map((text) => `You asked for “${text}”, and nothing stands for it.`),
    ...missingParts(model),
    ...nameSamples(model),
    model.backend === 'none'
      ? '`src/lib/storage.ts` keeps everything in one browser. Give the app a backend, so that people share it.'
      : 'The pages keep their records in the browser. Let them ask the server in `server/` instead.',
  ]
  return `This is what I would do next in ${model.name}:\n${lines.map((line) => `- ${line}`).join('\n')}`
}

function nameSamples(model: ApplicationModel): string[] {
  const [first] = model.entities
  const module = first && nameApp(model).entity(first.id)?.module
  if (!first || !module) return []
  return [
    `The ${first.many} in \`${module.replace('@/', 'src/')}.ts\` are samples: replace them with your own.`,
  ]
}

function missingParts(model: ApplicationModel): string[] {
  const types = new Set(model.screens.flatMap(({ sections }) => sections).map(({ type }) => type))
  const hasList = model.entities.some(({ abilities }) => abilities.includes('create'))
  const canExport = model.entities.some(({ abilities }) => abilities.includes('export'))
  return [
    ...(model.look.mode === 'both' ? [] : ['`src/index.css` has one set of colours. Say “add dark mode”.']),
    ...(types.has('inquiry') ? [] : ['`src/app.tsx` has no way to write to you. Say “add a contact page”.']),
    ...(hasList && !canExport ? ['Records can be made but not taken along. Say “export to CSV”.'] : []),
    ...(types.has('faq') ? [] : ['No page answers what newcomers ask. Say “add an FAQ page”.']),
  ].slice(0, 3)
}
