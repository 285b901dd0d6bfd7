import { addThing } from '../add-thing.ts'
import { describeThing } from '../describe-thing.ts'
import { addList, addPage, staffOf } from '../lay-out.ts'
import { needRole } from '../need-role.ts'
import { step } from '../step.ts'
import type { Draft } from '../../compose/draft.ts'
import type { Scheme } from '../scheme.ts'

/** What a house buys: requests are approved, become orders, and what comes in is in stock. */
export const procurement: Scheme = {
  id: 'procurement',
  about:
    /\b(?:procurement|purchasing|purchase (?:requests?|requisitions?|management|approval)|requisitions?)\b/,
  also: /\b(?:requests?|requisitions?|approv\w+)\b/,
  wishes: 'long',
  hears: 'wordsAndSentence',
  kind: 'operations',
  mood: 'technical',
  line: 'From the request to the shelf',
  supporting: 'Ask for what you need, see who decides, and follow it until it is in stock',
  parts: [
    { answers: /\b(?:my|their own) requests?\b|\bstatus of (?:their|my)\b/, title: 'My requests' },
    { answers: /\bapprov\w*|\breject\w*|\breview\w* requests\b/, title: 'Approval' },
    { answers: /\breceiv\w*|\breceipts?\b|\bgoods\b|\bdeliver\w*/, title: 'Goods received' },
    { answers: /\binto orders?\b|\b(?:purchase )?orders?\b/, title: 'Purchase orders' },
    { answers: /\bsuppliers?\b|\bvendors?\b/, title: 'Suppliers' },
    { answers: /\binventor\w*|\bstock\b|\bsupplies\b(?!.*\brequest)/, title: 'Inventory' },
    {
      answers: /\brequests?\b|\brequisitions?\b|\bquantit\w+|\breasons?\b|\bsubmit\w*/,
      title: 'New request',
    },
    { answers: /\breports?\b|\bstatistics?\b|\bdashboards?\b|\bspending\b/, title: 'Overview' },
  ],
  build(draft) {
    const { managers, buyers } = castHouse(draft)
    const supplier = addThing(
      draft,
      'supplier',
      describeThing({
        names: 'supplier',
        archetype: 'record',
        icon: 'building-2',
        fields:
          'name!*,supplies(Paper and pens|Furniture|Technology|Kitchen),contact:text,email,phone,deliveryDays:number[1..14],status(Active|On hold)',
        columns: 'name supplies contact deliveryDays status',
        rows: `Lindqvist Paper; Paper and pens; Nora Lind; 2; Active
Desk & Chair Co.; Furniture; Tom Ashby; 10; Active
Brightwire; Technology; Priya Nair; 4; Active
Kettle & Cup; Kitchen; Sofia Rossi; 3; Active
Old Mill Stationers; Paper and pens; Ben Arkwright; 5; On hold`,
        can: 'create,edit,delete,filter,export',
      }),
    )
    const item = addThing(
      draft,
      'stock item',
      describeThing({
        names: 'stock item',
        archetype: 'catalogue',
        icon: 'boxes',
        fields:
          'name!*,category(Paper and pens|Furniture|Technology|Kitchen),quantity!:number[0..120],minimum:number[5..20],location:text',
        columns: 'name category quantity minimum location',
        rows: `Copy paper, 500 sheets; Paper and pens; 42; 20; Room 12
Ballpoint pens, box of 50; Paper and pens; 6; 10; Room 12
Sticky notes; Paper and pens; 38; 15; Room 12
Office chair; Furniture; 3; 2; Cellar
Desk lamp; Furniture; 9; 4; Cellar
Wireless mouse; Technology; 4; 8; Room 3
27-inch screen; Technology; 5; 3; Room 3
Toner, black; Technology; 7; 6; Room 3
Coffee, 1 kg; Kitchen; 11; 6; Kitchen
Dish soap; Kitchen; 5; 4; Kitchen`,
        can: 'create,edit,delete,filter,export',
      }),
    )
    const request = addThing(
      draft,
      'purchase request',
      describeThing({
        names: 'purchase request',
        archetype: 'record',
        icon: 'clipboard-list',
        fields:
          'title!:text,item!>stockItem,quantity!:number[1..40],reason!:longtext,requester:text,neededBy:date,submittedOn:date,supplier>supplier,unitPrice:money[3..240],status(Submitted|Approved|Rejected|Ordered|Received)',
        columns: 'title item quantity reason supplier unitPrice status',
        rows: `Pens for everybody; #2; 10; The last box is open.; #1; 14.5; Submitted
Six mice; #6; 6; Three broke, and two people start in June.; #3; 18.9; Submitted
Two chairs; #4; 2; Back pain at two desks.; #2; 189; Approved
Paper for the printer room; #1; 40; The printer room runs out by Friday.; #1; 4.2; Ordered
A second screen; #7; 1; For the new accounting desk.; #3; 219; Rejected
Coffee for the meeting week; #9; 8; The meeting week needs more.; #4; 11.8; Received`,
        can: 'create,edit,delete,filter',
        steps: [
          step('Approve', 'Submitted > Approved', { roles: managers }),
          step('Reject', 'Submitted > Rejected', { roles: managers, needsReason: true }),
          step('Turn into an order', 'Approved > Ordered', {
            roles: buyers,
            asks: ['supplier', 'unitPrice'],
            makes: {
              entity: 'purchaseOrder',
              values: {
                request: 'id',
                item: 'item',
                quantity: 'quantity',
                supplier: 'supplier',
                unitPrice: 'unitPrice',
                orderedOn: 'today',
              },
            },
          }),
        ],
      }),
    )
    hide(request, ['supplier', 'unitPrice', 'submittedOn'])
    const order = addThing(
      draft,
      'purchase order',
      describeThing({
        names: 'purchase order',
        archetype: 'record',
        icon: 'shopping-bag',
        fields:
          'number!:text,request>purchaseRequest,item>stockItem,supplier>supplier,quantity!:number[1..40],unitPrice!:money[3..240],total:money=quantity * unitPrice,orderedOn:date,receivedQuantity:number,status(Ordered|Received|Cancelled)',
        columns: 'request item supplier quantity unitPrice receivedQuantity status',
        rows: `; #1; #1; 40; 4.2; ; Ordered
; #9; #4; 8; 11.8; 8; Received
; #5; #2; 4; 32; 4; Received
; #8; #3; 6; 58; ; Ordered`,
        can: 'create,edit,delete,filter,export',
        steps: [
          step('Record goods received', 'Ordered > Received', {
            roles: buyers,
            asks: ['receivedQuantity'],
            adds: { reference: 'item', field: 'quantity', amount: 'receivedQuantity' },
            sets: { reference: 'request', field: 'status', value: 'Received' },
            makes: {
              entity: 'goodsReceipt',
              values: {
                order: 'id',
                item: 'item',
                supplier: 'supplier',
                quantity: 'receivedQuantity',
                receivedOn: 'today',
              },
            },
          }),
          step('Cancel', 'Ordered > Cancelled', { roles: buyers, needsReason: true }),
        ],
      }),
    )
    const receipt = addThing(
      draft,
      'goods receipt',
      describeThing({
        names: 'goods receipt',
        archetype: 'record',
        icon: 'package-check',
        fields:
          'number!:text,order>purchaseOrder,item>stockItem,supplier>supplier,quantity!:number[1..40],receivedOn:date,notes:longtext',
        columns: 'item supplier quantity notes',
        rows: `#9; #4; 8; Complete.
#5; #2; 4; One box was dented, the lamp is fine.
#3; #1; 24; Complete.
#10; #4; 3; Two are still to come.`,
        can: 'create,edit,filter,export',
      }),
    )
    const ask = addPage(draft, {
      title: 'New request',
      icon: 'plus-circle',
      section: {
        type: 'recordForm',
        title: 'Ask for something',
        text: 'Say what, how many and why. You see what becomes of it.',
        entity: request.id,
        submitLabel: 'Submit request',
      },
    })
    addList(draft, request, { title: 'My requests', view: 'table', scope: 'mine' })
    addList(draft, request, {
      title: 'Approval',
      view: 'table',
      path: '/approval',
      isForStaff: true,
      text: 'Open a request to approve or reject it, and to turn an approved one into an order.',
    })
    addList(draft, order, { view: 'table', isForStaff: true, text: 'Open an order to record what came in.' })
    addList(draft, receipt, { title: 'Goods received', view: 'table', isForStaff: true })
    addList(draft, supplier, { view: 'table' })
    const inventory = addList(draft, item, { title: 'Inventory', view: 'table' })
    addPage(draft, {
      title: 'Overview',
      path: '/',
      icon: 'layout-dashboard',
      section: {
        type: 'watch',
        title: 'Runs low',
        text: 'What there is less of than there should be.',
        items: [
          {
            label: 'Order these',
            entity: item.id,
            field: 'quantity',
            below: { field: 'quantity', than: 'minimum' },
            action: { label: 'Inventory', screen: inventory.id },
          },
        ],
      },
    }).sections.unshift({
      type: 'hero',
      title: 'From the request to the shelf',
      text: 'Ask for what you need, see who decides, and follow it until it is in stock.',
      picture: 'office supplies boxes',
      actions: [
        { label: 'New request', screen: ask.id },
        { label: 'Inventory', screen: inventory.id },
      ],
    })
    if (staffOf(draft).length === 0) return
    for (const entity of [supplier, item]) entity.editableBy = 'staff'
  },
}

/** What somebody decides later is not asked for at first. */
function hide({ fields }: { fields: { id: string; inForm: boolean }[] }, ids: readonly string[]): void {
  for (const [at, field] of fields.entries())
    if (ids.includes(field.id)) fields[at] = { ...field, inForm: false }
}

/** Those who ask, those who decide and those who buy, where the request tells them apart. */
function castHouse(draft: Draft): { managers: string[]; buyers: string[] } {
  if (!/\b(?:employees?|staff|managers?|approvers?|departments?|users? with)\b/.test(draft.words))
    return { managers: [], buyers: [] }
  needRole(draft, { id: 'employee', label: 'Employee', isStaff: false }, true)
  draft.roles.delete('administrator')
  needRole(draft, { id: 'manager', label: 'Manager', isStaff: true })
  needRole(draft, { id: 'purchaser', label: 'Purchaser', isStaff: true })
  return { managers: ['manager'], buyers: ['purchaser'] }
}
