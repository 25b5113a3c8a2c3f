import { statSync } from 'node:fs'
import { createServer } from 'node:net'

export interface Claim {
  release(): void
}

const NOTHING: Claim = { release: () => undefined }

/**
 * Claims a folder by its number on the disk, as a name of the system's that no file stands for: what is
 * deleted in the folder changes nothing, and the name is gone with the process. Only Linux has such names;
 * elsewhere, and where the system refuses for another reason, the lock file has to do.
 * @returns undefined where another process of this machine has claimed it
 */
export async function claimFolderName(folder: string): Promise<Claim | undefined> {
  if (process.platform !== 'linux') return NOTHING
  const { dev, ino } = statSync(folder, { bigint: true })
  const server = createServer((connection) => connection.destroy())
  server.unref()
  return new Promise((resolve) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code === 'EADDRINUSE' ? undefined : NOTHING),
    )
    server.listen(`\0flotylla-data-${dev}-${ino}`, () => resolve({ release: () => server.close() }))
  })
}
