import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { listGatewayChanges } from '#features/messaging/contract-gateways.ts'
import { gatewayChangeText, gatewayTexts } from '#features/messaging/texts-gateway-form.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { dayOfInstant } from '#platform/web/admin-ui/polish-instants.ts'
import classes from './flyout.module.css'

type Changes = OutputOf<typeof listGatewayChanges>['data']

/** Where others have let messages go lately; nothing for who has neither the flag nor the right to money. */
export function useGatewaysChanged(): Changes {
  return useCall(listGatewayChanges, {}, { everySeconds: 300 }).data?.data ?? []
}

/** Who names a gateway gets all that goes out by it, so that nobody does so unseen. */
export function GatewaysChanged({
  changes,
  maySee,
}: {
  readonly changes: Changes
  /** The screen of the gateways is for administrators. */
  readonly maySee: boolean
}) {
  if (changes.length === 0) return null
  return (
    <div className={classes.item}>
      <h2>{gatewayTexts.changedTitle}</h2>
      {changes.map((one) => (
        <p key={one.id}>{gatewayChangeText({ ...one, day: dayOfInstant(one.at) })}</p>
      ))}
      <p>{gatewayTexts.changedDoubt}</p>
      {maySee ? (
        <div className={classes.buttons}>
          <Button
            size="xs"
            variant="default"
            renderRoot={(props) => <Link to="/admin/wiadomosci" search={{ zakladka: 'bramki' }} {...props} />}
          >
            {gatewayTexts.changedSee}
          </Button>
        </div>
      ) : null}
    </div>
  )
}
