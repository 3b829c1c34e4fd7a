const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Escapes a text for HTML or XML, in an element or a quoted attribute. */
export const escapeMarkup = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
