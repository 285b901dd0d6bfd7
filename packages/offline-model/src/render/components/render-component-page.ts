import type { Screen } from '../../model/application-model.ts'
import { writeValue } from '../code/write-value.ts'
import { describePage } from '../pages/describe-page.ts'
import type { PageContext, PagePart } from '../pages/describe-page.ts'
import { hoistedName } from '../pages/section-props.ts'

/**
 * One page as a single-file component of Vue or Svelte. Everything that comes from the model stands in the script, where
 * one way of writing strings is safe; the template only names the components.
 */
export function renderComponentPage(screen: Screen, context: PageContext): string {
  const { parts, imports } = describePage(screen, context)
  const isVue = context.model.framework === 'vue'
  const ending = isVue ? 'vue' : 'svelte'
  const constants = new Map<string, PagePart>()
  for (const part of parts)
    constants.set(
      hoistedName(part.component.replace(/([a-z])([A-Z])/g, '$1-$2'), new Set(constants.keys())),
      part,
    )
  const lines = [
    ...new Map(
      parts.map(({ module, component }) => [component, `import ${component} from '@/${module}.${ending}'\n`]),
    ).values(),
  ]
  const values = [...constants].map(
    ([name, { props }]) => `const ${name} = ${writeValue(Object.fromEntries(props))} as const\n`,
  )
  const script = `${lines.toSorted().join('')}${imports.write()}\n${values.join('')}`
  const names = [...constants].map(([name, { component }]) => ({ name, component }))
  return isVue ? writeVue(script, names) : writeSvelte(script, names)
}

type Named = readonly { name: string; component: string }[]

function writeVue(script: string, parts: Named): string {
  const body = parts.map(({ name, component }) => `  <${component} v-bind="${name}" />\n`).join('')
  return `<script setup lang="ts">\n${script}</script>\n\n<template>\n${body}</template>\n`
}

function writeSvelte(script: string, parts: Named): string {
  const body = parts.map(({ name, component }) => `<${component} {...${name}} />\n`).join('')
  return `<script lang="ts">\n${script.replace(/^(?=.)/gm, '  ')}</script>\n\n${body}`
}
