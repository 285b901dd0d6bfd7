import type { ApplicationModel } from '../../model/application-model.ts'
import { languagesOf } from '../languages/render-languages.ts'
import { writeScripts } from '../languages/write-scripts.ts'
import type { Layout } from './choose-layout.ts'
import { deriveDarkPalette, derivePalette } from './palette.ts'
import type { Palette } from './palette.ts'

/** The stylesheet of a generated app: its colours as variables, and the few classes that set text by its ground. */
export function renderStylesheet(model: ApplicationModel, layout: Layout): string {
  const { look } = model
  const light = look.mode === 'dark' ? deriveDarkPalette(look) : derivePalette(look)
  const dark =
    look.mode === 'both' ? `\n[data-theme='dark'] {\n${writeVariables(deriveDarkPalette(look))}}\n` : ''
  return `@import 'tailwindcss';

:root {
${writeVariables(light)}  --font-display: ${layout.fonts.display};
  --font-body: ${layout.fonts.body};
}
${dark}
@theme inline {
  --color-page: var(--page);
  --color-surface: var(--surface);
  --color-raised: var(--surface-raised);
  --color-brand: var(--brand);
  --color-brand-hover: var(--brand-hover);
  --color-brand-active: var(--brand-active);
  --color-on-brand: var(--brand-text);
  --color-tint: var(--brand-tint);
  --color-on-tint: var(--brand-tint-text);
  --color-fg: var(--fg);
  --color-soft: var(--soft);
  --color-accent: var(--accent);
  --color-line: var(--line);
  --color-control-line: var(--control-line);
  --color-good: var(--good);
  --color-warn: var(--warn);
  --color-bad: var(--bad);
  --color-info: var(--info);
  --font-sans: var(--font-body);
  --font-display: var(--font-display);
  --spacing: ${layout.spacing};
  --radius-control: ${layout.radius.control};
  --radius-card: ${layout.radius.card};
  --shadow-card: 0 1px 2px rgb(0 0 0 / 0.05);
  --shadow-float: 0 12px 32px -8px rgb(0 0 0 / 0.25);
}

/* Text knows the ground it stands on: each ground sets the colours of what is written on it. */
@utility surface {
  background-color: var(--surface);
  color: var(--surface-text);
  --fg: var(--surface-text);
  --soft: var(--surface-soft);
  --accent: var(--surface-accent);
  --line: var(--surface-line);
}

@utility on-brand {
  background-color: var(--brand);
  color: var(--brand-text);
  --fg: var(--brand-text);
  --soft: var(--brand-text);
  --accent: var(--brand-text);
  --line: color-mix(in oklab, var(--brand-text) 25%, transparent);
}

@utility link {
  color: var(--accent);
  text-decoration: underline;
  text-underline-offset: 0.2em;
  text-decoration-thickness: 1px;

  &:hover {
    text-decoration-thickness: 2px;
  }
}

@layer base {
  html {
    font-size: ${look.textSize === 'large' ? '118.75%' : '100%'};
    scroll-behavior: smooth;
  }

  body {
    background-color: var(--page);
    color: var(--page-text);
    font-family: var(--font-body);
    line-height: 1.55;
    --fg: var(--page-text);
    --soft: var(--page-soft);
    --accent: var(--page-accent);
    --line: var(--page-line);
  }

${writeHeadings(look)}  :focus-visible {
    outline: 2px solid var(--accent);
    outline-offset: 2px;
  }

  @media (prefers-reduced-motion: reduce) {
    *,
    ::before,
    ::after {
      scroll-behavior: auto !important;
      transition-duration: 0.01ms !important;
      animation-duration: 0.01ms !important;
    }
  }

  @media print {
    header,
    footer,
    aside nav {
      display: none;
    }
  }
}
${writeScripts(languagesOf(model))}`
}

/** Sizes that headings alone take, so that the text around them stays as it is. */
function writeHeadings({ headings }: ApplicationModel['look']): string {
  if (headings === undefined) return ''
  const factor = headings === 'large' ? 1.25 : 0.85
  const sizes = headingSizes.map(([name, rem]) => `    --text-${name}: ${(rem * factor).toFixed(3)}rem;\n`)
  return `  h1,\n  h2,\n  h3 {\n${sizes.join('')}    overflow-wrap: break-word;\n  }\n\n`
}

const headingSizes = [
  ['base', 1],
  ['lg', 1.125],
  ['xl', 1.25],
  ['2xl', 1.5],
  ['3xl', 1.875],
  ['4xl', 2.25],
  ['5xl', 3],
  ['6xl', 3.75],
  ['7xl', 4.5],
] as const

function writeVariables(palette: Palette): string {
  return Object.entries(palette)
    .map(([name, value]) => `  --${name}: ${value};\n`)
    .join('')
}
