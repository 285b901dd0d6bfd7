import { liftLayerClasses } from './lift-layer-classes.ts'
import { v3DefaultsSpecifier, v3OpacitySpecifier } from './read-package-style.ts'

interface V3Settings {
  /** Whether classes in layers become utilities. */
  liftsClasses: boolean
  /** The path of the configuration from the project's root, where there is one. */
  configPath: string | undefined
  usesAnimations: boolean
}

/** Whether a stylesheet is written for Tailwind 3. */
export function hasV3Directives(css: string): boolean {
  return (
    /@tailwind\s+(?:base|components)\b/.test(css) ||
    (/@tailwind\s+utilities\b/.test(css) && !/@import\s+["']tailwindcss/.test(css))
  )
}

/** Says in Tailwind 4's words what a stylesheet says in those of Tailwind 3. */
export function rewriteV3(css: string, { configPath, usesAnimations, liftsClasses }: V3Settings): string {
  const config = configPath === undefined ? '' : `@config "/${configPath}";`
  const prelude = [
    '@layer theme, base, components, utilities;',
    '@import "tailwindcss/theme.css" layer(theme);',
    '@import "tailwindcss/preflight.css" layer(base);',
    `@import "${v3DefaultsSpecifier}";`,
    `@import "${v3OpacitySpecifier}";`,
    '@import "tailwindcss/utilities.css" layer(utilities);',
    usesAnimations ? '@import "tw-animate-css";' : '',
    config,
  ].join(' ')
  // On one line, so that the lines below keep their numbers.
  const rest = css.replaceAll(/@tailwind\s+(?:base|components|utilities|variants|screens)\s*;/g, '')
  return prelude + rewriteScreens(liftsClasses ? liftLayerClasses(rest) : rest)
}

/** A stylesheet beside the main one may use `@apply` as if it were part of it: that was so in Tailwind 3. */
export function referenceV3(css: string, { configPath }: V3Settings): string {
  const config = configPath === undefined ? '' : ` @config "/${configPath}";`
  return `@reference "tailwindcss"; @reference "${v3OpacitySpecifier}";${config}${rewriteScreens(css)}`
}

/** Whether a stylesheet asks Tailwind for something. */
export function asksTailwind(css: string): boolean {
  return /@apply\b|\btheme\(|@screen\b|@variants\b/.test(css)
}

function rewriteScreens(css: string): string {
  return css.replaceAll(/@screen\s+([\w-]+)/g, '@variant $1')
}
