type NoFacts = unknown

/**
 * What each code knows of a message that did not get through. A code is never given another meaning: outboxes
 * of every edition hold them.
 */
export interface SendFaultFacts {
  /** `why`: `timeout`, `cut`, or the code of the network's error. */
  readonly 'no-answer': { readonly why: string }
  /** An answer that nobody can read; `status` of HTTP, where it is all there is. */
  readonly unreadable: { readonly status: number | null }
  /** SMSAPI's error of this number, with its words where it gave some. */
  readonly smsapi: { readonly number: string; readonly said: string }
  readonly serwersms: { readonly number: string; readonly said: string }
  readonly 'serwersms-not-taken': NoFacts
  /** In the mail server's words. */
  readonly 'mail-server': { readonly said: string }
  /** A gateway may have sent it. */
  readonly uncertain: NoFacts
  /** The text was sealed with another key. */
  readonly 'other-key': NoFacts
  /** `country`: ISO code, or its name as earlier editions wrote it; empty for a number of none (D45). */
  readonly 'country-not-allowed': { readonly country: string }
  readonly 'costly-number': NoFacts
  readonly 'mailbox-full': NoFacts
  readonly 'no-address': NoFacts
  /** Of a push: the driver has no phone any more that takes any. */
  readonly 'no-phone': NoFacts
  /** The operator told so. */
  readonly undelivered: NoFacts
  /** A sentence that an earlier edition kept and that no code stands for. */
  readonly other: { readonly text: string }
  /** Written by a newer edition: kept as it is, and told in general. */
  readonly newer: { readonly kept: unknown }
}

/** Why a message did not get through, as it is kept and sent; the office reads a sentence of it. */
export type SendFault = {
  [Code in keyof SendFaultFacts]: { readonly code: Code } & SendFaultFacts[Code]
}[keyof SendFaultFacts]
