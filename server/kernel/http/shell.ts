import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What an address needs beside the scripts and style sheets of every page; `scripts/first-pages-plugin.ts` finds it at the build. */
export interface PageFiles {
  /** A regular expression for the path. */
  address: string
  scripts: string[]
  styles: string[]
}

/**
 * The page of the browser application for a path, in bytes. For the addresses at which visits begin it names the scripts and style sheets that they need, since a browser
 * would find each of them only in the one before.
 */
export function shellsOf(pages: string): (path: string) => Buffer {
  const plain = readFileSync(join(pages, 'index.html'), 'utf8')
  const file = join(pages, 'first-pages.json')
  const known = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PageFiles[]) : []
  const first = known.map(({ address, ...files }) => ({
    address: new RegExp(address),
    page: Buffer.from(plain.replace('</head>', () => `${tagsOf(files)}</head>`)),
  }))
  const others = Buffer.from(plain)
  return (path) => first.find(({ address }) => address.test(path))?.page ?? others
}

const tagsOf = ({ scripts, styles }: Omit<PageFiles, 'address'>) =>
  [
    ...scripts.map((href) => `<link rel="modulepreload" crossorigin href="${href}">`),
    ...styles.map((href) => `<link rel="preload" as="style" crossorigin href="${href}">`),
  ].join('\n')
