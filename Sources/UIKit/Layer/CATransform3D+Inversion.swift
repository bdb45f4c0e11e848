import Foundation

/// Returns the map that undoes `t`, or `t` itself where none does.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  var (left, right) = (t.rows, CATransform3DIdentity.rows)
  for column in 0..<4 {
    let pivot = (column..<4).max { abs(left[$0][column]) < abs(left[$1][column]) } ?? column
    guard left[pivot][column] != 0 else { return t }
    left.swapAt(column, pivot)
    right.swapAt(column, pivot)
    let scale = 1 / left[column][column]
    left[column] = left[column].map { $0 * scale }
    right[column] = right[column].map { $0 * scale }
    for row in 0..<4 where row != column {
      let factor = left[row][column]
      left[row] = zip(left[row], left[column]).map { $0 - factor * $1 }
      right[row] = zip(right[row], right[column]).map { $0 - factor * $1 }
    }
  }
  return CATransform3D(rows: right)
}
