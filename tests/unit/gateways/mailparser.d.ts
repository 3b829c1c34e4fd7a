declare module 'mailparser' {
  export interface ParsedMail {
    subject?: string
    text?: string
    html: string | false
    date?: Date
    to?: { text: string; value: { name: string; address?: string }[] }
    from?: { value: { name: string; address?: string }[] }
    attachments: { filename?: string; contentType: string; content: Buffer }[]
  }
  export function simpleParser(source: NodeJS.ReadableStream | Buffer | string): Promise<ParsedMail>
}
