const paths = import.meta.glob<string>(
  [
    '/node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}',
    '/node_modules/pdfjs-dist/cmaps/*.bcmap',
    '/node_modules/pdfjs-dist/wasm/{jbig2,openjpeg,qcms_bg}.wasm',
  ],
  { query: '?url', import: 'default', eager: true },
)
const urls = new Map(Object.entries(paths).map(([path, url]) => [path.slice(path.lastIndexOf('/') + 1), url]))

/**
 * What a PDF may leave out and its reader must have: the standard fonts, the letters of Chinese, Japanese and Korean, and decoders of scans. Each is loaded
 * when a paper asks for it, so that a paper looks the same on a machine without its fonts.
 */
export class PdfData {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const url = urls.get(filename)
    const response = url ? await fetch(url) : null
    if (!response?.ok) throw new Error(`${filename} of the PDF reader did not load`)
    return new Uint8Array(await response.arrayBuffer())
  }
}
