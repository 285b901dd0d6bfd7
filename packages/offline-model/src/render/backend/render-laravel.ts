import type { ApplicationModel } from '../../model/application-model.ts'
import { toJson } from '../escape.ts'
import type { Column, Table } from './describe-tables.ts'
import { toSingleQuoted } from './write-literal.ts'

/** What a Laravel project needs beyond the framework's own skeleton: models, requests, controllers, routes, migrations. */
export function renderLaravel({ slug }: ApplicationModel, tables: readonly Table[]): Map<string, string> {
  const files = new Map([
    ['server/composer.json', renderManifest(slug)],
    ['server/routes/api.php', renderRoutes(tables)],
    ['server/app/Http/Controllers/RecordController.php', controller],
  ])
  for (const [index, table] of tables.entries()) {
    const { type, name } = table
    files.set(`server/app/Models/${type}.php`, renderModel(table))
    files.set(`server/app/Http/Requests/${type}Request.php`, renderRequest(table))
    files.set(`server/app/Http/Controllers/${type}Controller.php`, renderController(table))
    const number = String(index + 1).padStart(6, '0')
    files.set(
      `server/database/migrations/2025_01_01_${number}_create_${name}_table.php`,
      renderMigration(table),
    )
  }
  return files
}

function renderManifest(slug: string): string {
  return `${toJson({
    name: `app/${slug}-server`,
    type: 'project',
    require: { php: '^8.2', 'laravel/framework': '^12.0' },
    autoload: { 'psr-4': { 'App\\': 'app/' } },
  })}\n`
}

function renderRoutes(tables: readonly Table[]): string {
  return `<?php

${tables.map(({ type }) => `use App\\Http\\Controllers\\${type}Controller;\n`).join('')}use Illuminate\\Support\\Facades\\Route;

${tables.map(({ slug, type }) => `Route::apiResource('${slug}', ${type}Controller::class)->parameters(['${slug}' => 'id']);\n`).join('')}`
}

const controller = `<?php

namespace App\\Http\\Controllers;

use Illuminate\\Http\\JsonResponse;
use Illuminate\\Http\\Request;

/** The addresses that every kind of record has. What is stored has passed the request class of its kind. */
abstract class RecordController
{
    /** @var class-string<\\Illuminate\\Database\\Eloquent\\Model> */
    protected string $model;

    /** @var list<string> */
    protected array $searched = [];

    public function index(Request $request): JsonResponse
    {
        $words = $request->string('search')->toString();
        $query = $this->model::query()->latest('id');
        if ($words !== '') {
            $query->where(function ($part) use ($words) {
                foreach ($this->searched as $column) {
                    $part->orWhere($column, 'like', "%{$words}%");
                }
            });
        }

        return response()->json($query->paginate(50));
    }

    public function show(int $id): JsonResponse
    {
        return response()->json($this->model::findOrFail($id));
    }

    public function destroy(int $id): JsonResponse
    {
        $this->model::findOrFail($id)->delete();

        return response()->json(null, 204);
    }
}
`

function renderController({ type, columns }: Table): string {
  const searched = columns.filter(({ kind }) => kind === 'text' || kind === 'email' || kind === 'choice')
  return `<?php

namespace App\\Http\\Controllers;

use App\\Http\\Requests\\${type}Request;
use App\\Models\\${type};
use Illuminate\\Http\\JsonResponse;

class ${type}Controller extends RecordController
{
    protected string $model = ${type}::class;

    protected array $searched = [${searched.map(({ name }) => `'${name}'`).join(', ')}];

    public function store(${type}Request $request): JsonResponse
    {
        return response()->json(${type}::create($request->validated()), 201);
    }

    public function update(${type}Request $request, int $id): JsonResponse
    {
        $record = ${type}::findOrFail($id);
        $record->update($request->validated());

        return response()->json($record);
    }
}
`
}

function renderModel({ name, type, columns }: Table): string {
  const casts = columns.flatMap(({ name: column, kind }) =>
    casted[kind] ? [`        '${column}' => '${casted[kind]}',\n`] : [],
  )
  const relations = columns.flatMap(({ name: column, target }) =>
    target
      ? [
          `
    public function ${column.replace(/_id$/, '').replaceAll(/_([a-z0-9])/g, (_all, letter: string) => letter.toUpperCase())}(): BelongsTo
    {
        return $this->belongsTo(${target.type}::class, '${column}');
    }
`,
        ]
      : [],
  )
  const uses = [
    'use Illuminate\\Database\\Eloquent\\Model;\n',
    ...(relations.length > 0 ? ['use Illuminate\\Database\\Eloquent\\Relations\\BelongsTo;\n'] : []),
  ]
  return `<?php

namespace App\\Models;

${uses.join('')}
class ${type} extends Model
{
    protected $table = '${name}';

    protected $fillable = [${columns.map((column) => `'${column.name}'`).join(', ')}];

    protected $casts = [
${casts.join('')}    ];
${relations.join('')}}
`
}

const casted: Readonly<Partial<Record<Column['kind'], string>>> = {
  number: 'float',
  boolean: 'boolean',
  date: 'date:Y-m-d',
  datetime: 'datetime',
}

function renderRequest({ name, type, columns }: Table): string {
  const rules = columns.map(
    (column) => `            '${column.name}' => [${writeRules(column, name).join(', ')}],\n`,
  )
  return `<?php

namespace App\\Http\\Requests;

use Illuminate\\Foundation\\Http\\FormRequest;
use Illuminate\\Validation\\Rule;

class ${type}Request extends FormRequest
{
    public function rules(): array
    {
        return [
${rules.join('')}        ];
    }
}
`
}

function writeRules({ name, kind, isRequired, isUnique, options, target }: Column, table: string): string[] {
  const rules = [
    isRequired && kind !== 'boolean' ? "'required'" : "'nullable'",
    ...(ruleNames[kind] ?? []).map((rule) => `'${rule}'`),
  ]
  if (options.length > 0) rules.push(`Rule::in([${options.map(toSingleQuoted).join(', ')}])`)
  if (target) rules.push(`Rule::exists('${target.name}', 'id')`)
  if (isUnique) rules.push(`Rule::unique('${table}', '${name}')->ignore($this->route('id'))`)
  return rules
}

const ruleNames: Readonly<Record<Column['kind'], readonly string[]>> = {
  text: ['string', 'max:200'],
  longtext: ['string', 'max:5000'],
  number: ['numeric'],
  boolean: ['boolean'],
  date: ['date'],
  datetime: ['date'],
  email: ['email', 'max:200'],
  url: ['url', 'max:500'],
  choice: ['string'],
  reference: ['integer'],
}

function renderMigration({ name, columns }: Table): string {
  return `<?php

use Illuminate\\Database\\Migrations\\Migration;
use Illuminate\\Database\\Schema\\Scheme;
use Illuminate\\Support\\Facades\\Schema;

return new class extends Migration
{
    public function up(): void
    {
        Schema::create('${name}', function (Scheme $table) {
            $table->id();
${columns.map((column) => `            ${writeColumn(column)};\n`).join('')}            $table->timestamps();
        });
    }

    public function down(): void
    {
        Schema::dropIfExists('${name}');
    }
};
`
}

function writeColumn({ name, kind, isRequired, isUnique, target }: Column): string {
  const start = target ? `$table->foreignId('${name}')` : `$table->${columnTypes[kind]}('${name}')`
  const nullable = isRequired ? '' : kind === 'boolean' ? '->default(false)' : '->nullable()'
  return `${start}${nullable}${isUnique ? '->unique()' : ''}${target ? `->constrained('${target.name}')` : ''}`
}

const columnTypes: Readonly<Record<Column['kind'], string>> = {
  text: 'string',
  longtext: 'text',
  number: 'double',
  boolean: 'boolean',
  date: 'date',
  datetime: 'dateTime',
  email: 'string',
  url: 'string',
  choice: 'string',
  reference: 'unsignedBigInteger',
}
