/**
 * Imports a part of the application once, and can be asked again where it did not come. A browser remembers for as long as the page
 * lives that a script failed, so that it is asked for under another address then.
 */
export function importAgain<Part>(load: () => Promise<Part>): () => Promise<Part> {
  let loading: Promise<Part> | undefined
  let failed: string | undefined
  let times = 0
  return () => {
    loading ??= (failed ? import(/* @vite-ignore */ `${failed}?again=${++times}`) : load()).catch((fault) => {
      loading = undefined
      failed ??= addressIn(fault)
      throw fault
    })
    return loading
  }
}

/** The script that did not come; a browser that names none has not remembered it either. */
const addressIn = (fault: unknown): string | undefined => /https?:\/\/\S+\.js/.exec(String(fault))?.[0]
