import { Alert } from '@mantine/core'
import { IconMailOff } from '@tabler/icons-react'

interface MissingGatewaysProps {
  readonly mailConfigured: boolean
  readonly smsConfigured: boolean
}

/** Honest about what does not go out, and what to do about it (D30). */
export function MissingGateways({ mailConfigured, smsConfigured }: MissingGatewaysProps) {
  return (
    <>
      {mailConfigured ? null : (
        <Alert color="yellow" icon={<IconMailOff />} title="Poczta nie jest skonfigurowana" mb="md">
          E-maile czekają tutaj jako „Niewysłana, brak bramki”. Ustaw na serwerze SMTP_URL i MAIL_FROM i
          uruchom system ponownie, a wyśle je sam.
        </Alert>
      )}
      {smsConfigured ? null : (
        <Alert color="yellow" icon={<IconMailOff />} title="Bramka SMS nie jest skonfigurowana" mb="md">
          SMS-y czekają tutaj jako „Niewysłana, brak bramki”. Ustaw na serwerze SMS_GATEWAY i SMS_TOKEN i
          uruchom system ponownie. Wyjdą te, które są jeszcze aktualne.
        </Alert>
      )}
    </>
  )
}
