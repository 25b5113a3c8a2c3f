import { Alert } from '@mantine/core'
import { IconMailOff } from '@tabler/icons-react'
import { outboxTexts } from '../texts-outbox.ts'

interface MissingGatewaysProps {
  readonly mailConfigured: boolean
  readonly smsConfigured: boolean
}

/** Honest about what does not go out, and what to do about it (D30). */
export function MissingGateways({ mailConfigured, smsConfigured }: MissingGatewaysProps) {
  return (
    <>
      {mailConfigured ? null : (
        <Alert color="yellow" icon={<IconMailOff />} title={outboxTexts.noMail} mb="md">
          {outboxTexts.noMailHint}
        </Alert>
      )}
      {smsConfigured ? null : (
        <Alert color="yellow" icon={<IconMailOff />} title={outboxTexts.noSmsGateway} mb="md">
          {outboxTexts.noSmsGatewayHint}
        </Alert>
      )}
    </>
  )
}
