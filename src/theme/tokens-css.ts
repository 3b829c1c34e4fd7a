import { dark, dense, light, phone, shared, still } from './tokens'

/** The whole of tokens.css; a test compares the file with this, and `vitest -u` writes it. */
export function cssFromTokens(): string {
  return [
    '/* Written from tokens.ts: change the values there. */',
    block(':root', { 'color-scheme': 'light' }, { ...light, ...shared }),
    media('(min-width: 900px)', block('[data-density="dense"]', {}, dense)),
    media('(max-width: 899px)', block(':root', {}, phone)),
    block('[data-motion="less"]', {}, still),
    media('(prefers-reduced-motion: reduce)', block(':root', {}, still)),
    media('(prefers-color-scheme: dark)', block(':root:not([data-theme="light"])', { 'color-scheme': 'dark' }, dark)),
    block('[data-theme="dark"]', { 'color-scheme': 'dark' }, dark),
  ]
    .join('\n\n')
    .concat('\n')
}

function block(selector: string, plain: Record<string, string>, tokens: Record<string, string>): string {
  const lines = [
    ...Object.entries(plain).map(([name, value]) => `  ${name}: ${value};`),
    ...Object.entries(tokens).map(([name, value]) => `  --${name}: ${value};`),
  ]
  return `${selector} {\n${lines.join('\n')}\n}`
}

function media(query: string, inner: string): string {
  return `@media ${query} {\n${inner.replace(/^/gm, '  ')}\n}`
}
