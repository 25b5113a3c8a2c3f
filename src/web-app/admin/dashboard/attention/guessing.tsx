import { Anchor, Button, Group, Modal, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { blockGuessing, listGuessing } from '#features/auth/contract-doors.ts'
import { doorTexts as texts } from '#features/auth/texts-doors.ts'
import { EntryCodeButton } from '#features/auth/web/public.tsx'
import { useAct, useCall } from '#platform/web/admin-ui/calls.ts'
import { askToConfirm } from '#platform/web/admin-ui/confirm.tsx'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import classes from './attention.module.css'
import { AttentionItem } from './attention-item.tsx'
import { type Guessing, guessingAtLength, guessingInShort, guessingOutcome } from './guessing-words.ts'

/**
 * That somebody guesses PINs or passwords: what happens, what came of it, and what ends it. For
 * administrators.
 */
export function GuessingItem() {
  const [opened, setOpened] = useState(false)
  const { data, failure, again } = useCall(listGuessing, {}, { everySeconds: 60 })
  const found = data?.data ?? []
  return (
    <>
      <AttentionItem
        title={texts.title}
        count={data && found.length}
        detail={found.length > 0 ? found.map(guessingInShort).join(' ') : texts.none}
        to={{ to: '/admin/miesiac' }}
        onOpen={found.length > 0 ? () => setOpened(true) : undefined}
        failure={failure}
        again={again}
      />
      <Modal opened={opened} onClose={() => setOpened(false)} title={texts.listTitle}>
        {found.length === 0 ? <Text size="sm">{texts.none}</Text> : null}
        {found.map((guessing) => (
          <OneDoor key={guessing.door} guessing={guessing} />
        ))}
      </Modal>
    </>
  )
}

function OneDoor({ guessing }: { readonly guessing: Guessing }) {
  const block = useAct(blockGuessing, { refreshes: [listGuessing] })
  const { door, targets } = guessing
  const ask = async () => {
    const sure = await askToConfirm({ title: texts.blockTitle, text: texts.blockText, confirm: texts.block })
    if (!sure) return
    const answer = await block.run({ door })
    if (answer.ok) toastDone(texts.blocked(answer.value.blocked))
  }
  return (
    <section aria-label={texts.doors[door]} style={{ marginBottom: 24 }}>
      <Title order={3} size="h4">
        {texts.doors[door]}
      </Title>
      <Text size="sm">{guessingAtLength(guessing)}</Text>
      <Text size="sm" fw={600} mt={4}>
        {guessingOutcome(guessing)}
      </Text>
      {targets.length > 0 ? (
        <div style={{ marginTop: 4 }}>
          <Text size="sm">{texts.targets}</Text>
          <ul className={classes.people}>
            {targets.map(({ id, name }) => (
              <li key={id}>
                {door === 'driver-pin' ? (
                  <Anchor
                    renderRoot={(props) => <Link to="/admin/pracownicy/$id" params={{ id }} {...props} />}
                  >
                    {name}
                  </Anchor>
                ) : (
                  <span>{name}</span>
                )}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <Group mt="sm" gap={8}>
        <End door={door} />
        <Button size="xs" variant="default" loading={block.busy} onClick={() => void ask()}>
          {texts.block}
        </Button>
        {door === 'fleet-pin' || door === 'fuel' ? (
          <EntryCodeButton door={door} whose={texts.doors[door]} />
        ) : null}
      </Group>
    </section>
  )
}

/** Where a new PIN or password is given, which ends it. */
function End({ door }: { readonly door: Guessing['door'] }) {
  if (door === 'driver-pin') return null
  const [to, words] =
    door === 'login'
      ? (['/admin/uzytkownicy', texts.users] as const)
      : (['/admin/miesiac', door === 'fuel' ? texts.newFuelPassword : texts.newPin] as const)
  return (
    <Button size="xs" renderRoot={(props) => <Link to={to} {...props} />}>
      {words}
    </Button>
  )
}
