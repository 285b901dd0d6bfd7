import { countText, fillText, texts } from '@joinery/contract'
import type { DatabaseSchema } from '@joinery/contract'
import { ScrollRegion } from '../../../components/ui/scroll-region.tsx'
import { nameOf } from '../tables/table-list.tsx'
import { headHeight, layOutSchema, rowHeight } from './lay-out-schema.ts'
import type { PlacedTable } from './lay-out-schema.ts'

/** Tables as boxes, keys as lines. Screen readers get the same from the tables' lists of columns. */
export function SchemaDiagram({ schema }: { schema: DatabaseSchema }) {
  const { label, tables, keys } = texts.databases.diagram
  const layout = layOutSchema(schema)
  const name = fillText(label, {
    tables: countText(layout.tables.length, tables),
    keys: countText(layout.keys.length, keys),
  })
  return (
    <ScrollRegion
      label={name}
      className="max-h-[75vh] min-w-0 rounded-card border border-neutral-5 bg-neutral-2"
    >
      <svg aria-hidden width={layout.width} height={layout.height}>
        {layout.keys.map(({ id, path }) => (
          <path key={id} d={path} className="fill-none stroke-accent" strokeWidth="1.5" />
        ))}
        {layout.tables.map((place) => (
          <TableBox key={`${place.table.schema}.${place.table.name}`} place={place} />
        ))}
      </svg>
    </ScrollRegion>
  )
}

const shorten = (text: string, max: number) => (text.length <= max ? text : `${text.slice(0, max - 1)}…`)

function TableBox({ place }: { place: PlacedTable }) {
  const { table, x, y, width, height, columns } = place
  const rest = table.columns.length - columns.length
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width={width} height={height} rx="6" className="fill-neutral-1 stroke-neutral-7" />
      <path d={`M0 ${headHeight}H${width}`} className="stroke-neutral-6" />
      <text x="12" y="20" className="fill-neutral-12 text-13 font-semibold">
        {shorten(nameOf(table), 26)}
      </text>
      {columns.map((column, index) => (
        <g key={column.name} transform={`translate(0 ${headHeight + index * rowHeight})`}>
          <text
            x="12"
            y="16"
            className={column.isPrimaryKey ? 'fill-accent text-12' : 'fill-neutral-11 text-12'}
          >
            {shorten(column.name, 18)}
          </text>
          <text x={width - 12} y="16" textAnchor="end" className="fill-neutral-10 text-12">
            {shorten(column.type, 14)}
          </text>
        </g>
      ))}
      {rest > 0 && (
        <text x="12" y={headHeight + columns.length * rowHeight + 16} className="fill-neutral-10 text-12">
          {fillText(texts.databases.diagram.more, { n: rest })}
        </text>
      )}
    </g>
  )
}
