import { compileMessage } from '@lingui/message-utils/compileMessage';

/** The parts of Babel that are used; its own types are not a dependency. */
interface BabelPath {
  node: { key?: unknown; name?: unknown; value: unknown };
  container?: unknown;
}

interface BabelTypes {
  valueToNode(value: unknown): unknown;
  jsxExpressionContainer(expression: unknown): unknown;
}

interface BabelProgram {
  traverse(visitor: Readonly<Record<string, (path: BabelPath) => void>>): void;
}

const nameIn = (node: unknown): unknown => {
  if (typeof node !== 'object' || node === null) return undefined;
  const { name, value } = node as { name?: unknown; value?: unknown };
  return name ?? value;
};

/** Whether something stands beside an `id`: that is what Lingui's macros write. */
function hasId(container: unknown): boolean {
  return (
    Array.isArray(container) &&
    container.some((one: { key?: unknown; name?: unknown }) => nameIn(one.key ?? one.name) === 'id')
  );
}

/** The text of a message that Lingui's macros wrote; undefined for everything else. */
function messageText({ node: { key, name, value }, container }: BabelPath): string | undefined {
  if (nameIn(key ?? name) !== 'message' || !hasId(container)) return undefined;
  const text = (value as { type?: string; value?: unknown } | null)?.value;
  return typeof text === 'string' ? text : undefined;
}

/** What Lingui makes of a message when it shows it: text stays text. */
function compiled(text: string): unknown {
  const message = compileMessage(text);
  const [first] = message;
  return message.length === 1 && typeof first === 'string' ? first : message;
}

/**
 * A Babel plugin that compiles the English in the code while building. So the browser needs no parser of messages,
 * and no message can ever show its placeholders. Stands after Lingui's macros.
 */
export const compiledMessages = ({ types }: { types: BabelTypes }) => ({
  visitor: {
    Program: {
      exit(program: BabelProgram) {
        program.traverse({
          ObjectProperty(path) {
            const text = messageText(path);
            if (text !== undefined) path.node.value = types.valueToNode(compiled(text));
          },
          JSXAttribute(path) {
            const text = messageText(path);
            if (text !== undefined) path.node.value = types.jsxExpressionContainer(types.valueToNode(compiled(text)));
          },
        });
      },
    },
  },
});
