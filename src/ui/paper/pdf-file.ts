import { GlobalWorkerOptions, getDocument } from 'pdfjs-dist'
import worker from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import { PdfData } from './pdf-data'

GlobalWorkerOptions.workerSrc = worker

/** Begins to read a PDF. Whoever asks destroys it. */
export const openPdf = (link: string) =>
  getDocument({ url: link, enableXfa: false, useSystemFonts: false, BinaryDataFactory: PdfData })
