import type { ApplicationModel } from '../../model/application-model.ts'
import type { Column, Table } from './describe-tables.ts'
import { toSingleQuoted } from './write-literal.ts'

/** A JSON API with Rails: models that validate, controllers, routes and migrations. */
export function renderRails(_model: ApplicationModel, tables: readonly Table[]): Map<string, string> {
  const files = new Map([
    ['server/Gemfile', gemfile],
    ['server/config.ru', "require_relative 'config/environment'\nrun Rails.application\n"],
    ['server/Rakefile', "require_relative 'config/application'\nRails.application.load_tasks\n"],
    [
      'server/config/boot.rb',
      "ENV['BUNDLE_GEMFILE'] ||= File.expand_path('../Gemfile', __dir__)\nrequire 'bundler/setup'\n",
    ],
    ['server/config/application.rb', application],
    ['server/config/environment.rb', "require_relative 'application'\nRails.application.initialize!\n"],
    ['server/config/database.yml', databaseConfig],
    ['server/config/routes.rb', renderRoutes(tables)],
    [
      'server/app/models/application_record.rb',
      'class ApplicationRecord < ActiveRecord::Base\n  primary_abstract_class\nend\n',
    ],
    ['server/app/controllers/application_controller.rb', applicationController],
    ['server/app/controllers/records_controller.rb', recordsController],
  ])
  for (const [index, table] of tables.entries()) {
    const { one, name } = table
    files.set(`server/app/models/${one}.rb`, renderModel(table))
    files.set(`server/app/controllers/${name}_controller.rb`, renderController(table))
    const number = String(20250101000001 + index)
    files.set(`server/db/migrate/${number}_create_${name}.rb`, renderMigration(table))
  }
  return files
}

const gemfile = `source 'https://rubygems.org'

gem 'puma', '~> 6.6'
gem 'rails', '~> 8.0'
gem 'sqlite3', '~> 2.6'
`

const application = `require_relative 'boot'
require 'rails'
require 'active_model/railtie'
require 'active_record/railtie'
require 'action_controller/railtie'

module Server
  class Application < Rails::Application
    config.load_defaults 8.0
    config.api_only = true
    config.eager_load = Rails.env.production?
  end
end
`

const databaseConfig = `default: &default
  adapter: sqlite3
  pool: 5

development:
  <<: *default
  database: db/development.sqlite3

test:
  <<: *default
  database: db/test.sqlite3

production:
  <<: *default
  database: db/production.sqlite3
`

function renderRoutes(tables: readonly Table[]): string {
  const lines = tables.map(
    ({ slug, name }) => `    resources :${name}, path: '${slug}', except: %i[new edit]\n`,
  )
  return `Rails.application.routes.draw do
  scope '/api' do
${lines.join('')}  end
end
`
}

const applicationController = `class ApplicationController < ActionController::API
  rescue_from ActiveRecord::RecordNotFound do
    render json: { message: 'There is no such record.' }, status: :not_found
  end

  rescue_from ActionController::ParameterMissing do
    render json: { message: 'Nothing was sent.' }, status: :bad_request
  end
end
`

const recordsController = `# The five addresses that every kind of record has.
class RecordsController < ApplicationController
  def index
    rows = model.order(id: :desc)
    words = params[:search].to_s
    if words.present?
      condition = searched.map { |column| "#{column} LIKE :words" }.join(' OR ')
      rows = rows.where(condition, words: "%#{model.sanitize_sql_like(words)}%") if condition.present?
    end
    render json: { rows: rows.limit(200), total: rows.count }
  end

  def show
    render json: model.find(params[:id])
  end

  def create
    save(model.new, :created)
  end

  def update
    save(model.find(params[:id]), :ok)
  end

  def destroy
    model.find(params[:id]).destroy!
    head :no_content
  rescue ActiveRecord::InvalidForeignKey
    render json: { message: 'Other records need this one.' }, status: :conflict
  end

  private

  def save(record, status)
    if record.update(values)
      render json: record, status: status
    else
      render json: { message: 'Some fields are not right.', problems: record.errors }, status: :unprocessable_entity
    end
  end
end
`

function renderController({ name, type, columns }: Table): string {
  const searched = columns.filter(({ kind }) => kind === 'text' || kind === 'email' || kind === 'choice')
  return `class ${camel(name)}Controller < RecordsController
  private

  def model
    ${type}
  end

  def searched
    %w[${searched.map((column) => column.name).join(' ')}]
  end

  def values
    params.permit(${columns.map((column) => `:${column.name}`).join(', ')})
  end
end
`
}

function camel(name: string): string {
  return name.replaceAll(/(?:^|_)([a-z0-9])/g, (_all, letter: string) => letter.toUpperCase())
}

function renderModel({ name, type, columns }: Table): string {
  const relations = columns.flatMap(({ name: column, target, isRequired }) =>
    target
      ? [
          `  belongs_to :${column.replace(/_id$/, '')}, class_name: '${target.type}', foreign_key: :${column}${isRequired ? '' : ', optional: true'}\n`,
        ]
      : [],
  )
  const checks = columns.flatMap(writeChecks).map((line) => `  ${line}\n`)
  return `class ${type} < ApplicationRecord
  self.table_name = '${name}'

${[...relations, ...checks].join('')}end
`
}

function writeChecks({ name, kind, isRequired, isUnique, options }: Column): string[] {
  const allowNil = isRequired ? '' : ', allow_nil: true'
  const checks: string[] = []
  if (isRequired && kind !== 'boolean' && kind !== 'reference')
    checks.push(`validates :${name}, presence: true`)
  if (isUnique) checks.push(`validates :${name}, uniqueness: true${allowNil}`)
  if (kind === 'number') checks.push(`validates :${name}, numericality: true${allowNil}`)
  if (kind === 'text') checks.push(`validates :${name}, length: { maximum: 200 }`)
  if (kind === 'longtext') checks.push(`validates :${name}, length: { maximum: 5000 }`)
  if (kind === 'email')
    checks.push(`validates :${name}, format: { with: URI::MailTo::EMAIL_REGEXP }${allowNil}`)
  if (options.length > 0)
    checks.push(
      `validates :${name}, inclusion: { in: [${options.map(toSingleQuoted).join(', ')}] }${allowNil}`,
    )
  return checks
}

function renderMigration({ name, columns }: Table): string {
  const lines = columns.map(({ name: column, kind, isRequired, isUnique, target }) => {
    const nullable = isRequired ? ', null: false' : kind === 'boolean' ? ', default: false' : ''
    const index = isUnique ? ', index: { unique: true }' : ''
    if (target)
      return `      t.references :${column.replace(/_id$/, '')}, foreign_key: { to_table: :${target.name} }${nullable}\n`
    return `      t.${columnTypes[kind]} :${column}${nullable}${index}\n`
  })
  return `class Create${camel(name)} < ActiveRecord::Migration[8.0]
  def change
    create_table :${name} do |t|
${lines.join('')}      t.timestamps
    end
  end
end
`
}

const columnTypes: Readonly<Record<Column['kind'], string>> = {
  text: 'string',
  longtext: 'text',
  number: 'float',
  boolean: 'boolean',
  date: 'date',
  datetime: 'datetime',
  email: 'string',
  url: 'string',
  choice: 'string',
  reference: 'bigint',
}
