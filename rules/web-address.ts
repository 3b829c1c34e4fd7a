/** Whether a text is a whole address of the web, which browsers can follow and programs can take apart. */
export const isWebAddress = (text: string): boolean => /^https?:\/\/\S+$/i.test(text) && URL.canParse(text)
