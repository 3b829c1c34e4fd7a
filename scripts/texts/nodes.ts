// The parts of a piece of code, and their names.
import type { ESTree } from 'vite'

export type Node = ESTree.Node

/** The parts of a node that can hold a text, each with its place. */
export function within(node: Node, place: string): readonly (readonly [Node, string])[] {
  switch (node.type) {
    case 'JSXAttribute':
      return node.value ? [[node.value, `attr:${nameOf(node.name)}`]] : []
    case 'ConditionalExpression':
      return [
        [node.test, 'code'],
        [node.consequent, place],
        [node.alternate, place],
      ]
    case 'LogicalExpression':
      return [
        [node.left, node.operator === '&&' ? 'code' : place],
        [node.right, place],
      ]
    case 'BinaryExpression':
      return [node.left, node.right].map((each) => [each, node.operator === '+' ? place : 'code'])
    case 'CallExpression':
    case 'NewExpression': {
      const name = nameOf(node.callee)
      return [[node.callee, 'code'], ...node.arguments.map((each, index) => [each, `call:${name}#${index}`] as const)]
    }
    case 'Property':
    case 'PropertyDefinition':
      return node.value ? [[node.value, `prop:${nameOf(node.key)}`]] : []
    case 'MemberExpression':
      return node.computed
        ? [
            [node.object, 'code'],
            [node.property, 'code'],
          ]
        : [[node.object, 'code']]
    case 'VariableDeclarator':
      // A pattern has defaults, which may be shown.
      return [[node.id, 'code'], ...(node.init ? [[node.init, `var:${nameOf(node.id)}`] as const] : [])]
    case 'AssignmentExpression':
      return [[node.right, `assign:${nameOf(node.left)}`]]
    case 'AssignmentPattern':
      return [
        [node.left, 'code'],
        [node.right, `default:${nameOf(node.left)}`],
      ]
    case 'ArrayExpression':
      return node.elements.flatMap((each) => (each ? [[each, `${place}[]`]] : []))
    case 'SwitchCase':
      return node.consequent.map((each) => [each, 'code'])
    case 'ReturnStatement':
      return node.argument ? [[node.argument, 'return']] : []
    default:
      return Object.values(node)
        .flat()
        .filter(isNode)
        .map((each) => [each, place])
  }
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** A name as the code writes it: 'label', 'console.warn', 'aria-label'. */
export function nameOf(node: Node): string {
  switch (node.type) {
    case 'Identifier':
    case 'JSXIdentifier':
      return node.name
    case 'Literal':
      return String(node.value)
    case 'MemberExpression':
      return `${nameOf(node.object)}.${nameOf(node.property)}`
    case 'CallExpression':
      return `${nameOf(node.callee)}()`
    default:
      return '?'
  }
}
