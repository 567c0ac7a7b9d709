/// The number of rows that each part of the screen gets.
struct Layout: Equatable {
  var title = 0
  var covers = 0
  var scroller = 0
  var table = 0
  var bar = 0
  var status = 0
  /// Empty rows between the table and the bar.
  var rest = 0

  /// Creates a layout of a number of rows, the most important part first.
  ///
  /// - Parameters:
  ///   - rows: The number of rows of the screen.
  ///   - status: The number of rows that the status needs.
  init(rows: Int, status wanted: Int = 1) {
    var left = rows
    func take(_ wanted: Int, atLeast least: Int = 1) -> Int {
      let taken = left >= least ? min(wanted, left) : 0
      left -= taken
      return taken
    }
    status = take(min(wanted, max(rows / 6, 1)))
    scroller = take(3)
    table = take(4)
    bar = take(1)
    title = take(1)
    // A frame, a caption and at least two rows of a picture, or no cover.
    covers = take(11, atLeast: 5)
    rest = left
  }
}
