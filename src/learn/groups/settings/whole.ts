/** Whether a text is a whole number from one to another. */
export const isWhole = (text: string, from: number, till: number): boolean =>
  /^\d+$/.test(text.trim()) && Number(text) >= from && Number(text) <= till
