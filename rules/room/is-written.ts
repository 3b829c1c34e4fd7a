/** Whether something can be read in rich text. */
export const isWritten = (html: string | null | undefined): boolean =>
  Boolean(html?.replace(/<(?!img)[^<>]*>|&nbsp;|\s/g, ''))
