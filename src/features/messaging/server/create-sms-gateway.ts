import type { SmsConfiguration } from '#platform/server/configuration-sms.ts'
import { createSerwerSms } from './serwersms.ts'
import { SMS_ANSWER_MS, type SmsGateway } from './sms-gateway.ts'
import { createSmsApi } from './smsapi.ts'

/** @param timeLimit milliseconds to wait for an answer */
export function createSmsGateway(configuration: SmsConfiguration, timeLimit = SMS_ANSWER_MS): SmsGateway {
  const create = configuration.gateway === 'smsapi' ? createSmsApi : createSerwerSms
  return create(configuration, timeLimit)
}
