import { useAct } from '#platform/web/admin-ui/calls.ts'
import { askToConfirm, tellInDialog } from '#platform/web/admin-ui/confirm.tsx'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import { removeService, sendServiceLink } from '../contract.ts'
import { serviceActTexts, serviceOfficeTexts } from '../texts-office.ts'
import { SERVICE_READINGS, type Service, whenOf } from './service.ts'

/** What can be done with a service of a list. */
export function useServiceActs() {
  const removal = useAct(removeService, { refreshes: SERVICE_READINGS })
  const sending = useAct(sendServiceLink, { refreshes: SERVICE_READINGS, showsFailure: true })
  return {
    remove: async (service: Service) => {
      const sure = await askToConfirm({
        title: serviceOfficeTexts.remove,
        text: serviceOfficeTexts.removeText(service.attributes.reg, whenOf(service)),
        confirm: serviceOfficeTexts.remove,
        danger: true,
      })
      if (sure && (await removal.run({ id: service.id })).ok) toastDone(serviceOfficeTexts.removed)
    },
    send: async ({ id }: Service) => {
      const result = await sending.run({ id })
      if (result.ok) toastDone(serviceOfficeTexts.sentTo(result.value.driver))
      else await tellInDialog(serviceActTexts.failed, result.failure.msg)
    },
    copy: async ({ attributes: { link } }: Service) => {
      // The clipboard is closed to pages without TLS.
      const copied = await navigator.clipboard?.writeText(link).then(
        () => true,
        () => false,
      )
      if (copied) toastDone(serviceOfficeTexts.copied)
      else await tellInDialog(serviceOfficeTexts.copyTitle, `${serviceOfficeTexts.copyByHand} ${link}`)
    },
  }
}
