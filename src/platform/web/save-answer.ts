/** Saves the file that the server answered with, under the name that it gives it. */
export async function saveAnswer(response: Response): Promise<void> {
  saveFile(fileNameOf(response), await response.blob())
}

/** Saves what was made here under this name. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

function fileNameOf(response: Response): string {
  const header = response.headers.get('content-disposition') ?? ''
  return /filename="?([^";]+)"?/.exec(header)?.[1] ?? 'plik'
}
