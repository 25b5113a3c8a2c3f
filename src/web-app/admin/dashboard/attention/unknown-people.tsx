import { Modal } from '@mantine/core'
import { useState } from 'react'
import { listWaitingForms } from '#features/availability/contract-waiting.ts'
import { listEmailClaims } from '#features/drivers/office/contract-claims.ts'
import { listFormerDrivers } from '#features/drivers/office/contract-former.ts'
import { EmailClaimList, FormerDriverList } from '#features/drivers/office/web/public.tsx'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { AttentionItem } from './attention-item.tsx'
import { attentionTexts } from './attention-texts.ts'

const FIRST = 3

/** Forms of phones that nobody knows (D44). */
export function WaitingPeople() {
  const { data, failure, again } = useCall(listWaitingForms, {}, { everySeconds: 60 })
  const names = (data?.data ?? []).slice(0, FIRST).map(({ fullName }) => fullName)
  return (
    <AttentionItem
      title={attentionTexts.waiting.title}
      count={data?.all}
      detail={data && data.all > 0 ? attentionTexts.firstOf(names, data.all) : attentionTexts.waiting.none}
      to={{ to: '/admin/podglad-grafiku', search: { zakladka: 'do-potwierdzenia' } }}
      failure={failure}
      again={again}
    />
  )
}

/** Drivers' phones that came with another e-mail; settled in a dialog. */
export function EmailClaims() {
  const [opened, setOpened] = useState(false)
  const { data, failure, again } = useCall(listEmailClaims, {})
  const names = (data?.data ?? []).slice(0, FIRST).map(({ fullName }) => fullName)
  const some = data !== undefined && data.all > 0
  return (
    <>
      <AttentionItem
        title={attentionTexts.claims.title}
        count={data?.all}
        detail={some ? attentionTexts.firstOf(names, data.all) : attentionTexts.claims.none}
        to={{ to: '/admin/pracownicy/lista-pracownikow' }}
        onOpen={some ? () => setOpened(true) : undefined}
        failure={failure}
        again={again}
      />
      <Modal opened={opened} onClose={() => setOpened(false)} title={attentionTexts.claims.title} size="lg">
        <EmailClaimList />
      </Modal>
    </>
  )
}

/** Who has the number of a removed record; told only where there is one, and settled in a dialog. */
export function FormerDrivers() {
  const [opened, setOpened] = useState(false)
  const { data, again } = useCall(listFormerDrivers, {})
  const pairs = data?.data ?? []
  const names = pairs.slice(0, FIRST).map(({ fullName }) => fullName)
  const { title } = attentionTexts.former
  return (
    <>
      {pairs.length > 0 ? (
        <AttentionItem
          title={title}
          count={pairs.length}
          detail={attentionTexts.firstOf(names, pairs.length)}
          to={{ to: '/admin/pracownicy/lista-pracownikow' }}
          onOpen={() => setOpened(true)}
          again={again}
        />
      ) : null}
      <Modal opened={opened} onClose={() => setOpened(false)} title={title} size="lg">
        <FormerDriverList />
      </Modal>
    </>
  )
}
