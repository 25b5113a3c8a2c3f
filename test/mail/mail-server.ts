import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface ReceivedLetter extends Email {
  readonly recipients: readonly string[]
}

export interface MailServer {
  readonly url: string
  readonly letters: readonly ReceivedLetter[]
  /** Answers the next letters so instead of taking them; undefined takes them again. */
  refuseWith(answer: { readonly code: number; readonly text: string } | undefined): void
  close(): Promise<void>
}

/** A real SMTP server on a free port of the loopback address, which keeps and reads what it is sent. */
export async function startMailServer(): Promise<MailServer> {
  const letters: ReceivedLetter[] = []
  let refusal: { readonly code: number; readonly text: string } | undefined
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: (_address, _session, done) => {
      if (!refusal) return done()
      done(Object.assign(new Error(refusal.text), { responseCode: refusal.code }))
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        const letter = await PostalMime.parse(Buffer.concat(chunks))
        const recipients = session.envelope.rcptTo.map(({ address }) => address)
        letters.push({ ...letter, recipients })
        done()
      })
    },
  })
  // A client that leaves in the middle is no fault of the test.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    letters,
    refuseWith: (answer) => {
      refusal = answer
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
