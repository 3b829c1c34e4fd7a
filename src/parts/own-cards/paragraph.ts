/** Plain words as rich text; nothing where there are none. */
export const paragraph = (text: string | null | undefined): string =>
  text?.trim() ? `<p>${text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')}</p>` : ''
