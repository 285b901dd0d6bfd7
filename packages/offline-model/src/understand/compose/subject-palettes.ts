type Palette = readonly [background: string, component: string]

/** The colours that people expect of a subject: plants are green, bread is brown. */
export const subjectPalettes: readonly (readonly [RegExp, readonly [Palette, ...Palette[]]])[] = [
  [
    /\b(?:(?:house)?plants?|garden\w*|forest|trees?|eco\w*|nature|farm\w*|vegan|salads?|hik\w+|golf|recycl\w*)\b/i,
    [
      ['#f4f8f2', '#3f7a3a'],
      ['#f3f8f4', '#2f6b4f'],
      ['#f7f8ef', '#5a6f1f'],
    ],
  ],
  [
    /\b(?:ocean|sea|swim\w*|beach|boats?|sail\w*|surf\w*|fish\w*|diving|water|pool|aquarium)\b/i,
    [
      ['#f0f9fb', '#0e7490'],
      ['#f1f7fc', '#1d5f9a'],
    ],
  ],
  [
    /\b(?:coffee|caf[eé]|baker\w+|bread|chocolate|cakes?|carpent\w*|leather)\b/i,
    [
      ['#fdf8f1', '#8a4b22'],
      ['#faf6ee', '#7a4a1a'],
      ['#fbf5ef', '#9a4f24'],
    ],
  ],
  [/\b(?:wines?|winery|vineyard)\b/i, [['#faf5f4', '#7b1e3a']]],
  [
    /\b(?:wedding|flowers?|florist|beauty|nail|cosmetic\w*|valentine\w*|bab(?:y|ies))\b/i,
    [
      ['#fdf5f7', '#b03060'],
      ['#fcf4f1', '#8f3f56'],
    ],
  ],
  [
    /\b(?:medical|clinic|dental|dentist|doctor|hospital|pharmacy)\b/i,
    [
      ['#f2f9f9', '#0f766e'],
      ['#f3f7fb', '#1f5f8f'],
    ],
  ],
  [
    /\b(?:law|lawyer|attorney|notary|bank\w*|insurance|tax|taxes|consult\w*)\b/i,
    [
      ['#f5f7fa', '#23406e'],
      ['#f4f6f9', '#1f4e6b'],
    ],
  ],
  [
    /\b(?:gym|fitness|workouts?|boxing|crossfit|football|soccer)\b/i,
    [
      ['#f6f6f4', '#b91c1c'],
      ['#fdf8f0', '#c2410c'],
    ],
  ],
]
