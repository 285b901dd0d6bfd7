/** What letters other than Latin need of a stylesheet. */
export function writeScripts(codes: readonly string[]): string {
  return codes.map((code) => scripts[code] ?? '').join('')
}

const scripts: Readonly<Record<string, string>> = {
  ar: `
/* Arabic letters are joined, so that nothing may come between them. */
:root:lang(ar) {
  --font-body: 'Noto Sans Arabic', 'Segoe UI', 'Geeza Pro', Tahoma, 'DejaVu Sans', sans-serif;
  --font-display: 'Noto Kufi Arabic', 'Noto Sans Arabic', 'Segoe UI', 'Geeza Pro', Tahoma, 'DejaVu Sans', sans-serif;
}

:lang(ar) {
  letter-spacing: 0 !important;
}

[dir='rtl'] {
  /* Arrows point to where the text goes on. */
  & :is(.lucide-arrow-right, .lucide-arrow-left, .lucide-chevron-right, .lucide-chevron-left, .lucide-log-in, .lucide-log-out) {
    transform: scaleX(-1);
  }

  /* Addresses and numbers keep their own direction. */
  & :is(a[href^='tel:'], a[href^='mailto:']) {
    direction: ltr;
    unicode-bidi: isolate;
  }

  & :is(input[type='tel'], input[type='email'], input[type='password']) {
    text-align: end;
    direction: ltr;
  }
}
`,
  hi: `
:root:lang(hi) {
  --font-body: 'Noto Sans Devanagari', 'Nirmala UI', 'Kohinoor Devanagari', Mangal, 'Lohit Devanagari', sans-serif;
  --font-display: 'Noto Sans Devanagari', 'Nirmala UI', 'Kohinoor Devanagari', Mangal, 'Lohit Devanagari', sans-serif;
}

/* The line above the letters is not cut. */
:lang(hi) {
  letter-spacing: 0 !important;
}

:lang(hi) :is(h1, h2, h3) {
  line-height: 1.35;
}
`,
  zh: `
:root:lang(zh) {
  --font-body: 'Noto Sans SC', 'Noto Sans CJK SC', 'PingFang SC', 'Microsoft YaHei', 'WenQuanYi Micro Hei', sans-serif;
  --font-display: 'Noto Sans SC', 'Noto Sans CJK SC', 'PingFang SC', 'Microsoft YaHei', 'WenQuanYi Micro Hei', sans-serif;
}
`,
}
