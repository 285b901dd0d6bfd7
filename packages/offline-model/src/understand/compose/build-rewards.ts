import { because, type Builders } from './builder.ts'
import { buildGoal, goalOf } from './goals/build-goals.ts'
import { ensureCollection } from './collections.ts'
import { addEarnings } from './earnings.ts'
import { addScreen } from './add-screen.ts'
import { hasAccounts } from './draft.ts'
import { needEntity } from './need-entity.ts'
import { noMoney } from './payment.ts'
import { administrator } from './roles.ts'

/** Money and points that come and go: wallets, rewards, draws, referrals, donations. */
export const rewardBuilders: Builders = {
  wallet: (draft, need) => {
    const canTrade = /\b(?:trade|trading|buy and sell|sell|invest|bitcoin|crypto|stocks?)\b/.test(draft.words)
    const entity = canTrade
      ? needEntity(draft, /bitcoin|crypto|coin/.test(draft.words) ? 'coin' : 'stock share')
      : needEntity(draft, 'transaction')
    if (entity === undefined) return false
    draft.simulated.add('Balances are sample money kept in this browser.')
    addScreen(draft, {
      title: 'Wallet',
      icon: 'wallet',
      access: hasAccounts(draft) ? 'signedIn' : 'public',
      section: {
        type: 'wallet',
        title: 'Wallet',
        text: 'Pay in, pay out and see every movement.',
        entity: entity.id,
        canTrade,
      },
      because: because(need),
    })
    return true
  },
  rewards: (draft, need) => {
    if (addEarnings(draft, need)) return true
    addScreen(draft, {
      title: 'Rewards',
      icon: 'gift',
      section: {
        type: 'rewards',
        title: 'Points and rewards',
        text: 'Check in once a day, collect points, exchange them.',
        pointsPerCheckIn: 10,
        gifts: [
          { name: 'Coffee voucher', points: 60 },
          { name: 'Free delivery', points: 120 },
          { name: 'Tote bag', points: 240 },
          { name: 'Month of membership', points: 500 },
        ],
      },
      because: because(need),
    })
    return true
  },
  draw: (draft, need) => {
    const prize = needEntity(draft, 'prize')
    const isBought = /\b(?:purchas|buy|product|order)/.test(draft.words)
    addScreen(draft, {
      title: 'Draw',
      icon: 'ticket',
      section: {
        type: 'draw',
        title: 'Try your luck',
        text: isBought
          ? 'The odds are shown beside each prize and decide every draw. Every order brings another chance.'
          : 'The odds are shown beside each prize and decide every draw.',
        prizes: [
          { name: 'Grand prize', percent: 2, stock: 1 },
          { name: 'Headphones', percent: 8, stock: 5 },
          { name: 'Voucher', percent: 20, stock: 40 },
          { name: 'Sticker set', percent: 30, stock: 100 },
          { name: 'Better luck next time', percent: 40, stock: 9999 },
        ],
        ...(prize === undefined ? {} : { entity: prize.id }),
        ...(isBought ? { chancesPerOrder: 1 } : {}),
      },
      because: because(need),
    })
    if (prize !== undefined) {
      prize.abilities.add('create').add('edit').add('delete')
      if (draft.roles.has(administrator.id)) prize.editableBy = 'staff'
      ensureCollection(draft, prize, null)
    }
    return true
  },
  referral: (draft, need) => {
    if (/\bcommission\b/i.test(need.frame?.text ?? '')) addEarnings(draft, need)
    addScreen(draft, {
      title: /commission|promotion/.test(draft.words) ? 'Promotion and commission' : 'Invite friends',
      path: '/referral',
      icon: 'share-2',
      section: {
        type: 'referral',
        title: 'Your promotion link',
        text: 'Share it, follow visits and orders, and settle your commission.',
        percent: 8,
      },
      because: because(need),
    })
    return true
  },
  donation: (draft, need) => {
    if (draft.isNew && goalOf(draft) !== undefined && !/\bdonation (?:page|form|button)/.test(draft.words))
      return buildGoal(draft, need)
    draft.simulated.add(noMoney)
    addScreen(draft, {
      title: 'Donate',
      icon: 'hand-heart',
      section: {
        type: 'donation',
        title: 'Donate',
        text: 'Choose an amount. This is a demonstration: no money moves.',
        amounts: [10, 25, 50, 100],
        goal: goalIn(draft.words),
      },
      because: because(need),
    })
    return true
  },
}

/** "a goal of $12,000": where no sum is named, one that fits a small project. */
function goalIn(words: string): number {
  const [, sum = ''] =
    /\b(?:goal|target|raise)(?: of| is)?(?: about)? ?[$€£]? ?([\d,.]{2,12})/.exec(words) ?? []
  const goal = Number(sum.replace(/[,.](?=\d{3}\b)/g, '').replace(/[.,]$/, ''))
  return goal > 0 ? goal : 5000
}
