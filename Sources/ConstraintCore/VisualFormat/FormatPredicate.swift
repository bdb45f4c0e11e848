/// A condition for a view's length or for a space, such as `>=20@750`.
struct FormatPredicate {
  /// The right side of a predicate.
  enum Object {
    case number(Double)
    /// The length of another view.
    case view(String)
    /// The space that a single `-` represents.
    case standardSpace
  }

  var relation = Relation.equal
  var object: Object
  var priority = Constraint.required
}
