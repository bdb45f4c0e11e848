"""Writes kiwi.json: random systems and what kiwisolver (PyPI) makes of them.

    python3 -m venv /some/where/else && /some/where/else/bin/pip install kiwisolver scipy
    /some/where/else/bin/python record_kiwi.py

Only systems stay in which weights and levels must agree: the required constraints can hold, the
best point is unique (HiGHS, by way of scipy, finds no other one), and three sets of weights, each
further apart than the one before, give the same values. A constraint is one string: priority,
relation, constant, then variable and coefficient in turn.
"""

import json
import os
import pathlib
import random

import kiwisolver
import scipy.optimize

SYSTEMS = 2000
WEIGHTS = [
    {750: 1e4, 250: 1e2, 50: 1.0},
    {750: 1e6, 250: 1e3, 50: 1.0},
    {750: 1e7, 250: 3e3, 50: 1.0},
]


def random_constraint(generator, count):
    chosen = generator.sample(range(count), generator.randint(1, min(3, count)))
    terms = [(variable, generator.choice([1, 1, 1, -1, -1, 2, -2, 0.5])) for variable in chosen]
    priority = generator.choice([1000, 1000, 1000, 750, 750, 250, 250, 50])
    return priority, generator.choice(["<=", "==", ">="]), generator.randint(-4, 12) * 10, terms


def solved(count, constraints, weights):
    """The values by kiwi, or None where required constraints contradict each other."""
    solver = kiwisolver.Solver()
    variables = [kiwisolver.Variable(f"v{index}") for index in range(count)]
    for priority, relation, constant, terms in constraints:
        left = sum((factor * variables[index] for index, factor in terms), 0 * variables[0])
        strength = kiwisolver.strength.required if priority == 1000 else weights[priority]
        try:
            solver.addConstraint(kiwisolver.Constraint(left - constant, relation, strength))
        except kiwisolver.UnsatisfiableConstraint:
            return None
    solver.updateVariables()
    return [variable.value() for variable in variables]


def solved_apart(count, constraints, weights):
    """The same in a process of its own: kiwi ends the process where its objective gets unbounded."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
        os.write(writing, json.dumps(solved(count, constraints, weights)).encode())
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading) as answer:
        text = answer.read()
    os.waitpid(child, 0)
    return json.loads(text) if text else None


def program(count, constraints, weights):
    """Costs and rows of the linear program: the variables, then two errors a constraint."""
    size = count + 2 * len(constraints)
    costs, bounds = [0.0] * size, [(None, None)] * count
    rows, right = [], []
    for number, (priority, relation, constant, terms) in enumerate(constraints):
        above, below = count + 2 * number, count + 2 * number + 1
        row = [0.0] * size
        for index, factor in terms:
            row[index] += factor
        row[above], row[below] = -1.0, 1.0
        rows.append(row)
        right.append(constant)
        weight = weights.get(priority, 0.0)
        for place, is_free in ((above, relation == ">="), (below, relation == "<=")):
            costs[place] = 0.0 if is_free else weight
            bounds.append((0, 0 if priority == 1000 and not is_free else None))
    return costs, rows, right, bounds


def is_unique(count, constraints, values):
    costs, rows, right, bounds = program(count, constraints, WEIGHTS[0])
    best = scipy.optimize.linprog(costs, A_eq=rows, b_eq=right, bounds=bounds)
    if best.status != 0:
        return False
    for index in range(count):
        for sign in (1.0, -1.0):
            aim = [0.0] * len(costs)
            aim[index] = sign
            end = scipy.optimize.linprog(
                aim, A_ub=[costs], b_ub=[best.fun + 1e-7], A_eq=rows, b_eq=right, bounds=bounds)
            if end.status != 0 or abs(sign * end.fun - values[index]) > 1e-4:
                return False
    return True


def system(generator):
    count = generator.randint(2, 6)
    constraints = [random_constraint(generator, count) for _ in range(2 * count + 2)]
    answers = [solved_apart(count, constraints, weights) for weights in WEIGHTS]
    if None in answers:
        return None
    if any(abs(a - b) > 1e-6 for answer in answers for a, b in zip(answer, answers[0])):
        return None
    if not is_unique(count, constraints, answers[0]):
        return None
    texts = [
        " ".join([str(priority), relation, str(constant)] + [f"{i} {f}" for i, f in terms])
        for priority, relation, constant, terms in constraints
    ]
    return {"constraints": texts, "values": [round(value, 9) + 0.0 for value in answers[0]]}


def main():
    generator = random.Random(11)
    found = []
    while len(found) < SYSTEMS:
        candidate = system(generator)
        if candidate:
            found.append(candidate)
    lines = ",\n".join(json.dumps(entry, separators=(",", ":")) for entry in found)
    source = f"kiwisolver {kiwisolver.__version__}, record_kiwi.py"
    text = f'{{"source":"{source}","systems":[\n{lines}\n]}}\n'
    pathlib.Path(__file__).with_name("kiwi.json").write_text(text)


main()
