"""Times kiwisolver (PyPI) with the trees of the stage `constraints`: milliseconds, as JSON.

    .build/peers/venv/bin/python Peers/kiwi_trees.py [VIEWS]
    .build/peers/venv/bin/python Peers/kiwi_trees.py answer TREE VIEWS

The second answers each line that it reads with the milliseconds that building took and the number
of constraints, as Peers/answer.h says.

Building a tree of 1,000 views takes kiwi up to some seconds. Constraints are made by Python before
the clock starts; what is timed is kiwi's C++.
"""

import json
import statistics
import sys
import time

from kiwisolver import Constraint, Solver, Variable, strength

STRENGTHS = {
    1000: strength.required,
    750: strength.strong,
    700: strength.create(0, 500, 0),
    250: strength.weak,
}


class Tree:
    def __init__(self):
        self.constraints = []
        self.variables = []
        self.window = self.view()
        self.add([(self.window[0], 1)], "==", 0)
        self.add([(self.window[1], 1)], "==", 0)

    def view(self):
        view = [Variable() for _ in range(4)]
        self.variables += view
        return view

    def add(self, terms, relation, constant, priority=1000):
        left = sum((factor * variable for variable, factor in terms[1:]), terms[0][0] * terms[0][1])
        self.constraints.append(Constraint(left - constant, relation, STRENGTHS[priority]))

    def put(self, first, distance, second):
        self.add([(first, 1), (second, -1)], "==", distance)

    def end(self, axis, view, relation, distance, outer):
        self.add(
            [(view[axis], 1), (view[axis + 2], 1), (outer[axis], -1), (outer[axis + 2], -1)],
            relation, -distance)

    def follow(self, axis, view, distance, last, outer, first):
        if last:
            self.add([(view[axis], 1), (last[axis], -1), (last[axis + 2], -1)], "==", distance)
        else:
            self.put(view[axis], first, outer[axis])

    def content(self, size, value):
        self.add([(size, 1)], "<=", value, 250)
        self.add([(size, 1)], ">=", value, 750)


def nested(tree, count):
    parent = tree.window
    for _ in range(count):
        view = tree.view()
        for axis in (0, 1):
            tree.put(view[axis], 1, parent[axis])
            tree.end(axis, view, "==", 1, parent)
        parent = view


def row(tree, count):
    last = None
    for index in range(count):
        view = tree.view()
        tree.follow(0, view, 8, last, tree.window, 8)
        tree.put(view[1], 8, tree.window[1])
        tree.end(1, view, "==", 8, tree.window)
        tree.content(view[2], 20 + index % 30)
        last = view


def column(tree, count):
    last = None
    for index in range(count):
        view = tree.view()
        tree.put(view[0], 16, tree.window[0])
        tree.end(0, view, "<=", 16, tree.window)
        tree.follow(1, view, 8, last, tree.window, 8)
        tree.content(view[2], 40 + index * 37 % 400)
        tree.content(view[3], 20.5)
        last = view


def cells(tree, count):
    last = None
    for number in range(count // 10):
        cell = tree.view()
        tree.put(cell[0], 0, tree.window[0])
        tree.end(0, cell, "==", 0, tree.window)
        tree.follow(1, cell, 0, last, tree.window, 0)
        inner = None
        for index in range(10):
            view = tree.view()
            tree.put(view[0], 16, cell[0])
            tree.end(0, view, "<=", 16, cell)
            tree.follow(1, view, 4, inner, cell, 8)
            tree.content(view[3], 10 + index)
            tree.add([(view[2], 1)], "==", 40 + (number + index) * 37 % 400, 700)
            inner = view
        tree.end(1, inner, "==", 8, cell)
        last = cell


def milliseconds(work):
    start = time.perf_counter()
    work()
    return (time.perf_counter() - start) * 1e3


def measured(shape, count, rounds=5):
    tree = Tree()
    shape(tree, count)
    solver = Solver()

    def build():
        for variable in tree.window[2:]:
            solver.addEditVariable(variable, strength.create(900, 0, 0))
        for constraint in tree.constraints:
            solver.addConstraint(constraint)
        resize(375, 667)

    def resize(width, height):
        solver.suggestValue(tree.window[2], width)
        solver.suggestValue(tree.window[3], height)
        solver.updateVariables()

    def exchange(constraint):
        solver.removeConstraint(constraint)
        solver.updateVariables()
        solver.addConstraint(constraint)
        solver.updateVariables()

    built = milliseconds(build)
    if not rounds:
        return {"built": round(built, 3), "constraints": len(tree.constraints)}
    resized = [milliseconds(lambda: resize(*size)) for size in ((667, 375), (375, 667)) * rounds]
    chosen = [tree.constraints[(k * 7919 + 13) % len(tree.constraints)] for k in range(9)]
    exchanged = [milliseconds(lambda: exchange(constraint)) for constraint in chosen]
    return {
        "tree": shape.__name__, "views": count, "constraints": len(tree.constraints),
        "built": round(built, 3), "resized": round(statistics.median(resized), 3),
        "out and in": round(statistics.median(exchanged), 3),
        "out and in, most": round(max(exchanged), 3),
    }


def answer(shape, count):
    for _ in sys.stdin:
        result = measured(shape, count, rounds=0)
        print(result["built"], result["constraints"], flush=True)


def main():
    if sys.argv[1:2] == ["answer"]:
        shapes = {shape.__name__: shape for shape in (nested, row, column, cells)}
        return answer(shapes[sys.argv[2]], int(sys.argv[3]))
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    print(json.dumps([measured(shape, count) for shape in (nested, row, column, cells)], indent=1))


main()
