/** A level of a list, as numbering.xml says it. */
export interface WordLevel {
  format: 'decimal' | 'lowerLetter' | 'upperLetter' | 'lowerRoman' | 'upperRoman' | 'bullet'
  text: string
  start: number
}

export const wordLevel = ({ format, text, start }: WordLevel, at: number) =>
  `<w:lvl w:ilvl="${at}"><w:start w:val="${start}"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`

/** A numbering whose lists have these levels; each has the number of its place, from 1. `more` are further numbers of them, such as those that begin anew. */
export const numbering = (lists: readonly WordLevel[][], more = '') => ({
  'word/numbering.xml': `<?xml version="1.0"?><w:numbering xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${lists
    .map((levels, at) => `<w:abstractNum w:abstractNumId="${at + 1}">${levels.map(wordLevel).join('')}</w:abstractNum>`)
    .join('')}${lists
    .map((_, at) => `<w:num w:numId="${at + 1}"><w:abstractNumId w:val="${at + 1}"/></w:num>`)
    .join('')}${more}</w:numbering>`,
  'word/_rels/document.xml.rels':
    '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="n1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/numbering" Target="numbering.xml"/></Relationships>',
})

export const listed = (text: string, list: number, level = 0) =>
  `<w:p><w:pPr><w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr></w:pPr><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`
