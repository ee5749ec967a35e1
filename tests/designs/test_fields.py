from functools import partial

import galois
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sampling import sampled
from sosie.designs import Field, finite_field
from sosie.errors import NoSuchDesign, OutOfRange
from strategies import PRIME_POWERS

fields = st.sampled_from(PRIME_POWERS).map(finite_field)


@st.composite
def field_and_elements(draw: st.DrawFn) -> tuple[Field, int, int, int]:
    field = draw(fields)
    element = partial(draw, st.integers(0, field.order - 1))
    return field, element(), element(), element()


@given(field_and_elements())
def test_field_axioms_hold(drawn: tuple[Field, int, int, int]) -> None:
    f, a, b, c = drawn
    assert f.add(a, b) == f.add(b, a)
    assert f.multiply(a, b) == f.multiply(b, a)
    assert f.add(f.add(a, b), c) == f.add(a, f.add(b, c))
    assert f.multiply(f.multiply(a, b), c) == f.multiply(a, f.multiply(b, c))
    assert f.multiply(a, f.add(b, c)) == f.add(f.multiply(a, b), f.multiply(a, c))
    assert f.add(a, 0) == a
    assert f.multiply(a, 1) == a
    assert any(f.add(a, other) == 0 for other in range(f.order))
    if a:
        assert f.multiply(a, f.invert(a)) == 1


@given(field_and_elements(), st.integers(0, 50))
def test_powers_and_frobenius(drawn: tuple[Field, int, int, int], exponent: int) -> None:
    f, a, b, _ = drawn
    product = 1
    for _ in range(exponent):
        product = f.multiply(product, a)
    assert f.power(a, exponent) == product
    p = f.characteristic
    assert f.power(f.add(a, b), p) == f.add(f.power(a, p), f.power(b, p))


@pytest.mark.parametrize("order", sampled(PRIME_POWERS, 8))
def test_tables_are_latin_up_to_1024(order: int) -> None:
    f = finite_field(order)
    numbers = np.arange(order)
    assert (np.sort(f.addition, axis=1) == numbers).all()
    assert (np.sort(f.multiplication[1:, 1:], axis=1) == numbers[1:]).all()
    assert sorted(f.exponents.tolist()) == list(range(1, order))
    assert f.multiply(f.generator, int(f.exponents[-1])) == 1
    assert f.order == f.characteristic**f.degree


@pytest.mark.parametrize(
    "order", [*(q for q in PRIME_POWERS if q <= 32), *sampled([64, 49, 81, 243, 251, 256, 343, 1024], 8)]
)
def test_tables_agree_with_galois(order: int) -> None:
    ours = finite_field(order)
    # Compiling each field would take longer than the computation.
    base = galois.GF(ours.characteristic, compile="python-calculate")
    modulus = galois.Poly(ours.modulus[::-1], base) if ours.degree > 1 else None
    theirs = galois.GF(order, irreducible_poly=modulus, compile="python-calculate") if modulus else base
    elements = theirs(np.arange(order))
    assert (np.asarray(elements[:, None] + elements) == ours.addition).all()
    assert (np.asarray(elements[:, None] * elements) == ours.multiplication).all()
    assert modulus is None or modulus.is_primitive()


@pytest.mark.parametrize("order", [6, 10, 12, 1000])
def test_other_orders_are_refused_with_factors(order: int) -> None:
    with pytest.raises(NoSuchDesign, match=rf"no field has order {order}: .* = 2"):
        finite_field(order)


@pytest.mark.parametrize("order", [-1, 0, 1, 1031])
def test_orders_out_of_range_are_refused(order: int) -> None:
    with pytest.raises(OutOfRange, match="2 to 1024"):
        finite_field(order)


def test_zero_has_no_inverse_and_tables_are_frozen() -> None:
    f = finite_field(9)
    with pytest.raises(ZeroDivisionError):
        f.invert(0)
    with pytest.raises(ValueError, match="read-only"):
        f.addition[0, 0] = 1
