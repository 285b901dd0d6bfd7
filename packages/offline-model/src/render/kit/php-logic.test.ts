import { expect, it } from 'vitest'
import { runKitLogic } from '../testing/run-kit-logic.ts'

const code = String.raw`<?php
class Cart {
    private array $items = [];
    const TAX = 0.5;
    public function __construct(private ?float $discount = null) {}
    public function add(float $price, int $count = 1): self {
        if ($count < 1) { throw new \InvalidArgumentException("Not {$count}"); }
        $this->items[] = ['price' => $price, 'count' => $count];
        return $this;
    }
    public function total(): float {
        $sum = 0;
        foreach ($this->items as $item) { $sum += $item['price'] * $item['count']; }
        return $sum * (1 - ($this->discount ?? 0)) * (1 + self::TAX);
    }
}
class BigCart extends Cart { public function total(): float { return parent::total() + 1; } }
function grade($points) { return match (true) { $points >= 90 => 'A', default => 'C' }; }
function endless() { while (true) {} }
`

const tests: readonly (readonly [test: string, expected: string])[] = [
  ['$c = new Cart(); $c->add(10, 2)->add(2); assertEquals(33, $c->total());', 'passed'],
  ['$c = new BigCart(discount: 0.5); assertEquals(16, $c->add(20)->total());', 'passed'],
  ['$this->expectException(InvalidArgumentException::class); (new Cart())->add(1, 0);', 'passed'],
  [
    'try { (new Cart())->add(1, -2); } catch (Exception $e) { assertSame("Not -2", $e->getMessage()); }',
    'passed',
  ],
  [
    '$l = [3, 1, 2]; sort($l); [$x, $y] = $l; assertSame(\'1-2\', "$x-$y"); $m = $l; $m[0] = 9; assertSame([1, 2, 3], $l);',
    'passed',
  ],
  [
    "assertSame(['A', 'C'], array_map(fn($p) => grade($p), [95, 5])); assertSame('007', sprintf('%03d', 7));",
    'passed',
  ],
  ['assertEquals(3, 1 + 1);', 'Expected 3, and it is 2'],
  ['endless();', 'It takes too many steps: is there a loop without an end?'],
  ['file_get_contents("x");', 'Call to undefined function file_get_contents()'],
  ['assertEquals(1, 2', 'Line 1: \u201C)\u201D was expected, not \u201Cthe end\u201D.'],
  ['$a = 1;', 'This test asserts nothing'],
]

it('PHP is carried out, and a test says what it expected', async () => {
  const results = await runKitLogic(`
    import { runPhpTest } from './run-php-test.ts'
    const results = ${JSON.stringify(tests.map(([test]) => test))}.map((test) => runPhpTest(${JSON.stringify(code)}, test))
    console.log(JSON.stringify(results.map(({ outcome, message }) => outcome === 'passed' ? outcome : message)))
  `)
  expect(results).toEqual(tests.map(([, expected]) => expected))
})
