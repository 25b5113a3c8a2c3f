import { Alert, Anchor } from '@mantine/core'
import { IconMailOff } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { outboxTexts } from '../texts-outbox.ts'

interface MissingGatewaysProps {
  readonly mailConfigured: boolean
  readonly smsConfigured: boolean
}

/** Honest about what does not go out, with the way to where it is set (D30). */
export function MissingGateways({ mailConfigured, smsConfigured }: MissingGatewaysProps) {
  if (!mailConfigured && !smsConfigured)
    return <Missing title={outboxTexts.noGateways} hint={outboxTexts.noGatewaysHint} />
  return (
    <>
      {mailConfigured ? null : <Missing title={outboxTexts.noMail} hint={outboxTexts.noMailHint} />}
      {smsConfigured ? null : (
        <Missing title={outboxTexts.noSmsGateway} hint={outboxTexts.noSmsGatewayHint} />
      )}
    </>
  )
}

function Missing({ title, hint }: { readonly title: string; readonly hint: string }) {
  return (
    <Alert color="yellow" icon={<IconMailOff />} title={title} mb="md">
      <span>{hint}</span>{' '}
      <Anchor
        size="sm"
        fw={600}
        renderRoot={(props) => <Link to="/admin/wiadomosci" search={{ zakladka: 'bramki' }} {...props} />}
      >
        {outboxTexts.toGateways}
      </Anchor>
    </Alert>
  )
}
