import { useState } from 'react'
import { flushSync } from 'react-dom'

export interface Printing {
  /** The chapter that goes on paper; undefined for all of them. */
  readonly printed: string | undefined
  print(chapter?: string): void
}

/**
 * Printing of the whole handbook or one chapter. Pictures wait to be loaded until they are near, so they are
 * fetched first.
 */
export function usePrinting(): Printing {
  const [printed, setPrinted] = useState<string>()
  const print = async (chapter?: string): Promise<void> => {
    flushSync(() => setPrinted(chapter))
    const pictures = [...document.querySelectorAll<HTMLImageElement>('main figure img')]
    for (const picture of pictures) picture.loading = 'eager'
    // One that can't be had leaves its words on the paper.
    await Promise.allSettled(pictures.map((picture) => picture.decode()))
    window.print()
    setPrinted(undefined)
  }
  return { printed, print: (chapter) => void print(chapter) }
}
