import { Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { useMe } from '#features/auth/web/public.tsx'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { useAct, useCall } from '#platform/web/admin-ui/calls.ts'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { useKeptFocus } from '#platform/web/admin-ui/kept-focus.ts'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import { getDriver, listDrivers } from '../contract.ts'
import { listEmailClaims, resolveEmailClaim } from '../contract-claims.ts'
import { claimTexts as texts } from '../texts-claims.ts'
import { shownPhone } from './shown-phone.ts'

/** Addresses that came with drivers' phones, each settled by one act. @param driverId only of this driver */
export function EmailClaimList({ driverId }: { readonly driverId?: string }) {
  const { data, failure, again } = useCall(listEmailClaims, {})
  const keptFocus = useKeptFocus()
  const claims = (data?.data ?? []).filter((claim) => driverId === undefined || claim.driverId === driverId)
  if (data && claims.length === 0) return driverId === undefined ? <Text c="dimmed">{texts.none}</Text> : null
  return (
    <Stack gap="md" onFocus={keptFocus}>
      <FailureAlert failure={failure} again={again} />
      {claims.length > 0 ? <Text size="sm">{texts.hint}</Text> : null}
      {claims.map((claim) => (
        <Claim key={`${claim.driverId} ${claim.claimedEmail}`} claim={claim} />
      ))}
    </Stack>
  )
}

function Claim({ claim }: { readonly claim: OutputOf<typeof listEmailClaims>['data'][number] }) {
  const { admin } = useMe()
  const act = useAct(resolveEmailClaim, {
    refreshes: [listEmailClaims, listDrivers, getDriver],
    done: ({ waits }, { accept, newPin }) => {
      const withPin = waits ? texts.acceptedPinWaits : texts.acceptedWithPin
      toastDone(accept ? (newPin ? withPin : texts.accepted) : texts.kept)
    },
  })
  const { driverId: id, fullName, phone, email, claimedEmail, claimedName, times } = claim
  const resolve = (accept: boolean, newPin: boolean) =>
    void act.run({ id, email: claimedEmail, accept, newPin })
  return (
    <div style={{ overflowWrap: 'anywhere' }}>
      <Text fw={500}>
        <span>{fullName}</span> <Anchor href={`tel:${phone}`}>{shownPhone(phone)}</Anchor>
      </Text>
      <Text size="sm">{texts.own(email)}</Text>
      <Text size="sm">{texts.claimed(claimedEmail, claimedName, times)}</Text>
      <Group gap="xs" mt="xs">
        {admin ? (
          <Button size="xs" loading={act.busy} onClick={() => resolve(true, true)}>
            {texts.acceptWithPin}
          </Button>
        ) : null}
        <Button size="xs" variant="default" disabled={act.busy} onClick={() => resolve(true, false)}>
          {texts.accept}
        </Button>
        <Button size="xs" variant="default" disabled={act.busy} onClick={() => resolve(false, false)}>
          {texts.keep}
        </Button>
      </Group>
    </div>
  )
}
