import type { Configuration, SmtpConfiguration } from './configuration.ts'
import type { SmsConfiguration } from './configuration-sms.ts'

/** What letters and SMS go out by; undefined where there is none. */
export interface MessageGateways {
  readonly smtp: SmtpConfiguration | undefined
  readonly sms: SmsConfiguration | undefined
}

/**
 * What the office has entered, as this process knows it: read from the database at the start, and again with
 * each round of the senders, so that a change needs no restart.
 */
export interface OfficeGateways {
  smtp: SmtpConfiguration | undefined
  sms: SmsConfiguration | undefined
}

export function noOfficeGateways(): OfficeGateways {
  return { smtp: undefined, sms: undefined }
}

/** By which messages go out at this moment: the environment's word counts before the office's. */
export function gatewaysOf({
  configuration,
  officeGateways,
}: {
  readonly configuration: Pick<Configuration, 'smtp' | 'sms'>
  readonly officeGateways: OfficeGateways
}): MessageGateways {
  return {
    smtp: configuration.smtp ?? officeGateways.smtp,
    sms: configuration.sms ?? officeGateways.sms,
  }
}
